/**
 * The words of the segmenter's dictionary: simplified headwords of CC-CEDICT, of our supplement and the
 * everyday words, such as 学习, T恤 and 高三, without sayings that contain a comma and without 阿·亚.
 */
import { parseCedict } from '#app/seed/dictionary/cedict.ts'
import { readEverydayWords } from '#app/seed/dictionary/everyday-words.ts'
import type { DictionarySources } from '#app/seed/dictionary/sources.ts'
import { supplement } from '#app/seed/dictionary/supplement.ts'

const headword = /^(?=.*\p{Script=Han})[\p{Script=Han}A-Za-z0-9]+$/u

/** Unique, sorted by UTF-16 units; the position of a word is its index in every table. */
export function readHeadwords({ cedict }: DictionarySources): string[] {
	const entries = [...parseCedict(cedict + supplement), ...readEverydayWords()]
	const words = entries.map(({ word }) => word)
	return [...new Set(words.filter((word) => headword.test(word)))].sort()
}
