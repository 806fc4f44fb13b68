/** Which page of a list an answer has, and how many there are. */
export const pageEnvelope = (total: number, { page, size }: { page: number; size: number }) => ({
  page,
  size,
  total_num: total,
  total_pages: size === 0 ? 0 : Math.ceil(total / size),
})
