/** Which page of a list an answer has, and how many there are. */
export const paged = (total: number, { page, size }: { page: number; size: number }) => ({
  page,
  size,
  total_num: total,
  total_pages: Math.ceil(total / size),
})
