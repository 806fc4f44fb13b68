import { functionPath } from '@hanap/markets/functions'

/** Of two jobs of one title, of one sub-function whose titles are much alike, and of one field. */
const SAME = 1
const SAME_SUB = 0.8
const SAME_MAIN = 0.2
/** Where one of the two is known by its field alone. */
const FIELD_ALONE = 0.3

/** Sub-functions whose titles are each a trade of their own. */
const specializedFunctions = new Map<number, number>([
  [102, 0.6],
  [107, 0.6],
  [108, 0.5],
  [109, 0.6],
  [110, 0.6],
  [112, 0.5],
  [113, 0.4],
  [127, 0.5],
  [128, 0.5],
  [130, 0.6],
  [136, 0.4],
  [137, 0.4],
  [138, 0.6],
  [152, 0.5],
  [154, 0.2],
  [155, 0.2],
  [156, 0.7],
  [157, 0.4],
  [158, 0.2],
  [159, 0.5],
  [160, 0.2],
  [161, 0.4],
  [162, 0.25],
  [167, 0.4],
  [171, 0.3],
  [172, 0.5],
  [178, 0.7],
  [182, 0.6],
  [183, 0.65],
  [184, 0.6],
  [185, 0.6],
  [186, 0.3],
  [187, 0.1],
  [192, 0.2],
  [194, 0.6],
  [195, 0.3],
  [196, 0.5],
  [199, 0.6],
  [200, 0.3],
  [202, 0.65],
  [203, 0.5],
  [206, 0.6],
  [207, 0.4],
  [210, 0.5],
  [219, 0.5],
  [220, 0.4],
  [221, 0.4],
  [222, 0.3],
  [223, 0.4],
  [224, 0.5],
  [228, 0.3],
  [229, 0.5],
  [230, 0.6],
  [232, 0.7],
  [233, 0.65],
])

type Move = readonly [share: number, one: number, ...others: number[]]

/** Work that people move between across the list's borders, or nearer or farther than their place in it: both ways. */
const moves: readonly Move[] = [
  // Information technology
  [0.5, 101, 103, 106, 102],
  [0.3, 101, 107, 105],
  [0.5, 103, 104, 105],
  [0.4, 105, 106, 104],
  [0.55, 107, 1604, 233],
  [0.5, 1039, 1215, 1602],
  [0.5, 1041, 232],
  [0.45, 102, 1156, 1598, 1605, 1588, 1227],
  [0.3, 1002, 1241],
  [0.4, 1003, 151],
  [0.4, 1014, 1062, 1064],
  [0.3, 1105, 105],
  [0.3, 1009, 1011, 1014],
  [0.3, 1014, 1002, 1003, 1011, 1012],
  [0.5, 1197, 102],
  // Engineering, construction, manufacturing
  [0.4, 110, 111, 114, 191],
  [0.5, 111, 114, 1060],
  [0.5, 109, 114, 194],
  [0.6, 1061, 1442, 1060, 1075, 1078, 1064],
  [0.3, 111, 1454, 1457],
  [0.3, 110, 1457, 1465],
  [0.55, 1060, 1457],
  [0.4, 112, 226, 113],
  [0.4, 194, 232, 195],
  [0.3, 195, 196],
  [0.3, 196, 197],
  [0.3, 196, 199],
  [0.6, 1454, 1458],
  [0.55, 1457, 1548],
  [0.5, 1454, 1457],
  [0.4, 1548, 1454],
  [0.5, 188, 189, 193, 190],
  [0.4, 188, 183, 192],
  [0.5, 189, 191, 190],
  [0.4, 189, 231],
  [0.4, 1438, 226, 225],
  // Sales, service, office
  [0.6, 115, 116, 118],
  [0.5, 115, 117],
  [0.55, 115, 119],
  [0.3, 115, 178],
  [0.4, 115, 218],
  [0.2, 115, 1367, 1372],
  [0.3, 116, 120, 178],
  [0.3, 115, 120],
  [0.65, 120, 121],
  [0.5, 120, 122, 123],
  [0.3, 120, 127, 178],
  [0.5, 1101, 124],
  [0.65, 124, 126, 127],
  [0.55, 124, 125],
  [0.5, 124, 123],
  [0.6, 125, 126],
  [0.5, 125, 127],
  [0.4, 124, 1193, 1144, 1402, 1395, 203, 1478],
  [0.55, 124, 1378],
  [0.65, 1122, 1395],
  [0.4, 127, 168],
  [0.6, 1134, 1292, 1560, 1566, 1323],
  [0.5, 1122, 1292],
  // Money
  [0.55, 129, 130],
  [0.6, 129, 132],
  [0.5, 129, 131],
  [0.5, 129, 133],
  [0.4, 130, 133, 138],
  [0.5, 131, 133],
  [0.3, 131, 136, 138],
  [0.5, 134, 135],
  [0.3, 134, 178],
  [0.4, 129, 141],
  [0.4, 135, 138, 132],
  // People
  [0.55, 139, 140],
  [0.5, 140, 141, 142],
  [0.6, 140, 143],
  [0.45, 139, 143],
  [0.45, 141, 143],
  [0.5, 142, 143],
  [0.3, 142, 166],
  // Marketing, design, media
  [0.6, 144, 145],
  [0.5, 144, 147, 146],
  [0.45, 145, 146, 148],
  [0.5, 146, 147, 149],
  [0.3, 144, 150, 180],
  [0.5, 150, 151, 152],
  [0.4, 150, 155],
  [0.4, 152, 154],
  [0.5, 147, 153],
  [0.3, 115, 145],
  // Health and care
  [0.7, 1264, 212],
  [0.3, 1264, 1278, 1291],
  [0.3, 1264, 1274],
  [0.4, 1264, 1259, 1260],
  [0.3, 1264, 1296],
  [0.2, 1264, 1266, 1265, 1261, 1262, 1263],
  [0.45, 1259, 1521, 1295],
  [0.3, 1259, 1578],
  [0.4, 212, 1485],
  [0.25, 212, 1259, 1260],
  [0.3, 1274, 1292],
  [0.4, 1278, 1366],
  [0.6, 1278, 1279],
  [0.5, 1292, 1293, 1120],
  [0.3, 212, 1292],
  [0.45, 212, 210, 211],
  [0.65, 1297, 207],
  [0.3, 1502, 1264, 224],
  [0.5, 161, 1577, 1575],
  [0.4, 161, 225],
  [0.2, 1291, 1287, 1289],
  // Teaching
  [0.5, 163, 165, 166],
  [0.3, 163, 164],
  [0.4, 163, 167],
  [0.4, 1305, 163],
  [0.5, 1298, 211],
  [0.5, 1305, 211],
  [0.3, 1300, 1318, 1298],
  [0.55, 165, 166],
  [0.3, 164, 229],
  [0.4, 128, 165],
  // Hotels, kitchens, shops
  [0.5, 168, 172],
  [0.4, 168, 170, 171],
  [0.6, 169, 213],
  [0.5, 169, 210],
  [0.5, 172, 149],
  [0.5, 173, 174],
  [0.6, 173, 177],
  [0.5, 173, 1511],
  [0.3, 173, 175],
  [0.6, 175, 176],
  [0.55, 175, 177],
  [0.4, 176, 177],
  [0.3, 175, 178],
  [0.3, 177, 178],
  [0.3, 175, 168],
  [0.6, 178, 179],
  [0.4, 178, 181, 180],
  [0.3, 178, 127],
  [0.5, 179, 181],
  [0.4, 180, 1101],
  [0.4, 181, 184],
  [0.5, 1357, 179],
  // Moving things
  [0.75, 1387, 1388],
  [0.65, 1386, 1388, 1387],
  [0.6, 1512, 1388],
  [0.5, 1512, 1386, 1387, 1390],
  [0.55, 1385, 1386],
  [0.5, 1385, 1387, 1388],
  [0.5, 1387, 1389],
  [0.45, 1387, 1407],
  [0.45, 1387, 1393],
  [0.3, 1387, 1406],
  [0.3, 182, 183],
  [0.4, 182, 1402],
  [0.4, 183, 184],
  [0.3, 183, 1379],
  [0.5, 183, 1372],
  [0.6, 184, 185],
  // Law and state
  [0.5, 201, 202],
  [0.4, 201, 138],
  [0.45, 1478, 125],
  [0.4, 1480, 184],
  [0.45, 203, 204],
  [0.5, 1285, 1485],
  [0.4, 1318, 1285],
  // The rest
  [0.45, 205, 206, 207, 209],
  [0.5, 208, 209],
  [0.5, 210, 211, 213],
  [0.4, 214, 217, 1531],
  [0.4, 215, 216],
  [0.45, 218, 219, 220],
  [0.4, 221, 222],
  [0.5, 225, 226, 227],
  [0.5, 225, 229],
  [0.45, 102, 229],
  [0.6, 230, 231],
  [0.4, 231, 232, 179],
  [0.5, 232, 233],
]

const shares = new Map<number, Map<number, number>>()
const put = (one: number, other: number, share: number) =>
  shares.set(one, (shares.get(one) ?? new Map<number, number>()).set(other, share))
for (const [share, one, ...others] of moves)
  for (const other of others) {
    if (!functionPath(one) || !functionPath(other)) throw new Error(`no function ${one} or ${other}`)
    put(one, other, share)
    put(other, one, share)
  }

/** The function and what is above it, the narrowest first. */
const upwards = (id: number): number[] => {
  const path = functionPath(id)
  return [path?.function_job_title_id, path?.job_function_id].filter(each => each !== undefined)
}

/**
 * How near the work of two functions is, 0 to 1: 1 the same; little where they share the field alone. A field without
 * more is near all of it, as whoever names it alone wants any of it.
 */
export const functionProximity = (one: number, other: number): number => {
  if (one === other) return SAME
  const [a, b] = [functionPath(one), functionPath(other)]
  if (!a || !b) return 0
  const isSameMain = a.main_function_id === b.main_function_id
  if (a.job_function_id === undefined || b.job_function_id === undefined) return isSameMain ? FIELD_ALONE : 0
  for (const own of upwards(one))
    for (const its of upwards(other)) {
      const share = shares.get(own)?.get(its)
      if (share !== undefined) return share
    }
  if (a.job_function_id === b.job_function_id) {
    // One of the two says no more than the sub-function.
    const isWide = one === a.job_function_id || other === b.job_function_id
    const share = specializedFunctions.get(a.job_function_id) ?? SAME_SUB
    return isWide ? (share + SAME_SUB) / 2 : share
  }
  return isSameMain ? SAME_MAIN : 0
}

/** Whether people move between a function and a field, or it is in it. */
export const isNearField = (id: number, main: number): boolean =>
  functionPath(id)?.main_function_id === main ||
  upwards(id).some(own =>
    [...(shares.get(own) ?? [])].some(([other]) => functionPath(other)?.main_function_id === main),
  )
