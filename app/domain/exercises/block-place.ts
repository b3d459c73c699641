/**
 * Finds the block of an exercise text at the cursor: with the cursor in "* zh: 中国人" on line 5, it is
 * the block that begins on line 1. Lines are counted from 1, offsets in UTF-16 units. Line breaks are
 * those of the parser.
 */
const lineBreak = /\r\n|[\n\r\u2028\u2029]/g

export function lineAt(text: string, offset: number): number {
	return 1 + (text.slice(0, offset).match(lineBreak)?.length ?? 0)
}

/** Offset of a line's first character, or of the text's end if there is no such line. */
export function startOfLine(text: string, line: number): number {
	if (line <= 1) return 0
	let reached = 1
	for (const { 0: ending, index } of text.matchAll(lineBreak)) {
		reached += 1
		if (reached === line) return index + ending.length
	}
	return text.length
}

/** The block that contains a line; undefined before the first block. */
export function blockAt<Block extends { line: number }>(
	blocks: readonly Block[],
	line: number,
): Block | undefined {
	return blocks.findLast((block) => block.line <= line)
}
