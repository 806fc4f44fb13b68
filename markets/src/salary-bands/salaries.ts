import type { MarketKey } from '../markets.ts'

export interface MarketSalaries {
  /** The step of amounts between the caps. */
  readonly interval: number
  /** English labels of monthly amounts in the market's currency, each under a number that stays its own. */
  readonly bands: Readonly<Record<number, string>>
}

export const marketSalaries: Readonly<Record<MarketKey, MarketSalaries>> = {
  us: {
    interval: 500,
    bands: {
      1: 'Below 3K',
      2: '3K - 4K',
      3: '4K - 6K',
      4: '6K - 8K',
      5: '8K - 10K',
      6: '10K - 15K',
      7: 'Above 15K',
    },
  },
  gb: {
    interval: 500,
    bands: {
      1: 'Below 2K',
      2: '2K - 3K',
      3: '3K - 4K',
      4: '4K - 5K',
      5: '5K - 7K',
      6: '7K - 10K',
      7: 'Above 10K',
    },
  },
  ae: {
    interval: 1_000,
    bands: {
      1: 'Below 3K',
      2: '3K - 5K',
      3: '5K - 8K',
      4: '8K - 12K',
      5: '12K - 20K',
      6: '20K - 35K',
      7: 'Above 35K',
    },
  },
  br: {
    interval: 500,
    bands: {
      1: 'Below 2K',
      2: '2K - 3K',
      3: '3K - 5K',
      4: '5K - 8K',
      5: '8K - 12K',
      6: '12K - 20K',
      7: 'Above 20K',
    },
  },
  ca: {
    interval: 500,
    bands: {
      1: 'Below 3K',
      2: '3K - 4K',
      3: '4K - 5K',
      4: '5K - 7K',
      5: '7K - 10K',
      6: '10K - 15K',
      7: 'Above 15K',
    },
  },
  hk: {
    interval: 1_000,
    bands: {
      1: 'Below 15K',
      2: '15K - 20K',
      3: '20K - 30K',
      4: '30K - 40K',
      5: '40K - 60K',
      6: '60K - 80K',
      7: 'Above 80K',
    },
  },
  id: {
    interval: 500_000,
    bands: {
      1: 'Below 3M',
      2: '3M - 5M',
      3: '5M - 8M',
      4: '8M - 12M',
      5: '12M - 20M',
      6: '20M - 30M',
      7: 'Above 30M',
    },
  },
  jp: {
    interval: 10_000,
    bands: {
      1: 'Below 200K',
      2: '200K - 250K',
      3: '250K - 300K',
      4: '300K - 400K',
      5: '400K - 500K',
      6: '500K - 700K',
      7: 'Above 700K',
    },
  },
  lk: {
    interval: 5_000,
    bands: {
      1: 'Below 40K',
      2: '40K - 60K',
      3: '60K - 100K',
      4: '100K - 150K',
      5: '150K - 250K',
      6: '250K - 400K',
      7: 'Above 400K',
    },
  },
  mo: {
    interval: 1_000,
    bands: {
      1: 'Below 12K',
      2: '12K - 18K',
      3: '18K - 25K',
      4: '25K - 35K',
      5: '35K - 50K',
      6: '50K - 70K',
      7: 'Above 70K',
    },
  },
  my: {
    interval: 500,
    bands: {
      1: 'Below 2K',
      2: '2K - 3K',
      3: '3K - 5K',
      4: '5K - 8K',
      5: '8K - 12K',
      6: '12K - 20K',
      7: 'Above 20K',
    },
  },
  ng: {
    interval: 50_000,
    bands: {
      1: 'Below 100K',
      2: '100K - 200K',
      3: '200K - 350K',
      4: '350K - 600K',
      5: '600K - 1M',
      6: '1M - 2M',
      7: 'Above 2M',
    },
  },
  ph: {
    interval: 10_000,
    bands: {
      1: 'Below 30K',
      2: '30K - 50K',
      3: '50K - 80K',
      4: '80K - 100K',
      5: '100K - 150K',
      6: '150K - 200K',
      7: 'Above 200K',
    },
  },
  sg: {
    interval: 500,
    bands: {
      1: 'Below 3K',
      2: '3K - 4K',
      3: '4K - 6K',
      4: '6K - 8K',
      5: '8K - 10K',
      6: '10K - 15K',
      7: 'Above 15K',
    },
  },
  tr: {
    interval: 5_000,
    bands: {
      1: 'Below 30K',
      2: '30K - 40K',
      3: '40K - 60K',
      4: '60K - 80K',
      5: '80K - 120K',
      6: '120K - 180K',
      7: 'Above 180K',
    },
  },
  tw: {
    interval: 5_000,
    bands: {
      1: 'Below 35K',
      2: '35K - 45K',
      3: '45K - 60K',
      4: '60K - 80K',
      5: '80K - 100K',
      6: '100K - 150K',
      7: 'Above 150K',
    },
  },
  es: {
    interval: 500,
    bands: {
      1: 'Below 1.5K',
      2: '1.5K - 2K',
      3: '2K - 2.5K',
      4: '2.5K - 3K',
      5: '3K - 4K',
      6: '4K - 6K',
      7: 'Above 6K',
    },
  },
  rs: {
    interval: 10_000,
    bands: {
      1: 'Below 60K',
      2: '60K - 80K',
      3: '80K - 120K',
      4: '120K - 180K',
      5: '180K - 250K',
      6: '250K - 400K',
      7: 'Above 400K',
    },
  },
  sa: {
    interval: 1_000,
    bands: {
      1: 'Below 4K',
      2: '4K - 6K',
      3: '6K - 8K',
      4: '8K - 12K',
      5: '12K - 18K',
      6: '18K - 30K',
      7: 'Above 30K',
    },
  },
  com: {
    interval: 500,
    bands: {
      1: 'Below 1K',
      2: '1K - 2K',
      3: '2K - 3K',
      4: '3K - 5K',
      5: '5K - 8K',
      6: '8K - 12K',
      7: 'Above 12K',
    },
  },
}
