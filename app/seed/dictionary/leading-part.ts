import type { PartOfSpeech } from '#app/domain/vocabulary/part-of-speech.ts'
import { partOfSpeechOfTag } from './jieba.ts'

/** Words whose other senses come first, despite jieba's tag. */
const ignoresTag = new Set(['家', '口', '用', '虚'])

/**
 * For short words, jieba's tag decides which sense comes first: 跟 p is "with" before "heel", 才 d
 * "only then" before "ability", 座 q counts mountains before it is a seat. In longer words a noun
 * keeps its place: 相机 is a camera before it is "at the opportune moment".
 */
export function leadingPart(
	word: string,
	tag: string | undefined,
	first: PartOfSpeech | 'note' | undefined,
): PartOfSpeech | undefined {
	const known = tag === undefined ? undefined : partOfSpeechOfTag(tag)
	if (ignoresTag.has(word) || first === 'auxiliary verb') return undefined
	if (word.length > 1 && first === 'noun') return undefined
	return known && leadingClasses.has(known) ? known : undefined
}

const leadingClasses = new Set<PartOfSpeech>([
	'preposition',
	'adverb',
	'conjunction',
	'measure word',
])

/** For a reading that only points to another. */
export function fallback(tag: string | undefined): PartOfSpeech {
	return (tag === undefined ? undefined : partOfSpeechOfTag(tag)) ?? 'noun'
}
