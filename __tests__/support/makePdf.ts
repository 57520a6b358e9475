/** A PDF of an exact size in bytes, as far as its first bytes tell. */
export const makePdf = (size: number): Buffer<ArrayBuffer> => {
  const pdf = Buffer.alloc(size, 0x20);
  pdf.write("%PDF-1.7\n");
  return pdf;
};
