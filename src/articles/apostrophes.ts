/** A text with its straight apostrophes curled: those after a letter or a figure. */
export const withApostrophes = (text: string): string => text.replace(/(?<=[\p{L}\d])'/gu, '’');
