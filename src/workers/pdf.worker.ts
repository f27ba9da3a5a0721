/** Reads PDFs. Without `pdf.sandbox`, which runs the scripts of a file: they are never fetched. */
import 'pdfjs-dist/build/pdf.worker.mjs'
