/**
 * Counts paragraphs and Chinese characters while a text is being typed, finished or not:
 * 早上好！ / Good morning! is one paragraph with three characters.
 */

import { countHanzi } from '#app/domain/hanzi.ts'
import { findDrafts } from './tagged-text.ts'

const zhTag = /^[^\S\n]*zh\s*[:：]/gimu
const gap = /\n[^\S\n]*\n/

function chineseOf(text: string): string {
	return findDrafts(text)
		.drafts.flatMap(({ zh }) => zh?.lines ?? [])
		.map((line) => line.text)
		.join('\n')
}

/** Counts paragraphs by their zh: tags; without tags, by the empty lines between them. */
export function countText(text: string): { paragraphs: number; characters: number } {
	const lines = text.replace(/\r\n?/g, '\n')
	const tagged = lines.match(zhTag)?.length ?? 0
	const chunks = lines.split(gap).filter((chunk) => chunk.trim() !== '').length
	return { paragraphs: tagged || chunks, characters: countHanzi(chineseOf(lines)) }
}
