/**
 * Counts paragraphs and Chinese characters while a text is being typed, finished or not:
 * 早上好！ / Good morning! is one paragraph with three characters.
 */

const zhTag = /^[^\S\n]*zh\s*[:：]/gimu
const gap = /\n[^\S\n]*\n/
const hanzi = /\p{Script=Han}/gu

/** Counts paragraphs by their zh: tags; without tags, by the empty lines between them. */
export function countText(text: string): { paragraphs: number; characters: number } {
	const lines = text.replace(/\r\n?/g, '\n')
	const tagged = lines.match(zhTag)?.length ?? 0
	const chunks = lines.split(gap).filter((chunk) => chunk.trim() !== '').length
	return { paragraphs: tagged || chunks, characters: lines.match(hanzi)?.length ?? 0 }
}
