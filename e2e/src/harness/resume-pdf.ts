/** A PDF of one page with lines of text; without lines as a scan has none. */
export const linesPdf = (shown: readonly string[]): Buffer => {
  const content = shown
    .map((line, at) => `BT /F1 ${at === 0 ? 20 : 11} Tf 60 ${790 - at * 20} Td (${line}) Tj ET`)
    .join('\n')
  return Buffer.from(`%PDF-1.7
1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj
2 0 obj<</Type/Pages/Count 1/Kids[4 0 R]>>endobj
3 0 obj<</Type/Font/Subtype/Type1/BaseFont/Helvetica/Encoding/WinAnsiEncoding>>endobj
4 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Resources<</Font<</F1 3 0 R>>>>/Contents 5 0 R>>endobj
5 0 obj<</Length ${content.length}>>stream
${content}
endstream endobj
trailer<</Size 6/Root 1 0 R>>
%%EOF`)
}
