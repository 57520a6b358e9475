/** Returns a file that starts like a PDF and has exactly this size in bytes. */
export const makePdf = (size: number): Buffer<ArrayBuffer> => {
  const pdf = Buffer.alloc(size, 0x20);
  pdf.write("%PDF-1.7\n");
  return pdf;
};
