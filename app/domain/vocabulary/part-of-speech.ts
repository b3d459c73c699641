/**
 * The parts of speech a word can have, in the order used in forms.
 *
 * 学习 is a verb and a noun, 本 a measure word, 把 a preposition, 吗 a particle, 马马虎虎 an idiom,
 * 没关系 a phrase, 哗哗 an onomatopoeia.
 */
export const partsOfSpeech = [
	'noun',
	'verb',
	'adjective',
	'adverb',
	'measure word',
	'pronoun',
	'numeral',
	'auxiliary verb',
	'preposition',
	'conjunction',
	'particle',
	'interjection',
	'idiom',
	'phrase',
	'onomatopoeia',
	'prefix',
	'suffix',
] as const

export type PartOfSpeech = (typeof partsOfSpeech)[number]

export function isPartOfSpeech(text: string): text is PartOfSpeech {
	return partsOfSpeech.some((pos) => pos === text)
}

/** A word's `poses` are always the keys of its meaning. */
export function posesOf(meaning: Partial<Record<PartOfSpeech, unknown>>): PartOfSpeech[] {
	return Object.keys(meaning).filter(isPartOfSpeech)
}

/** Parts whose definitions tell what a word does, and mislead where they look like a translation. */
const namedAlone: ReadonlySet<string> = new Set<PartOfSpeech>(['measure word', 'particle'])

export function isNamedAlone(part: string): boolean {
	return namedAlone.has(part)
}

/**
 * A definition where no part of speech stands beside it: 位 "for people" is "measure word for
 * people", 把 "tools, chairs" is "measure word: tools, chairs", 了 "completed action" is "particle:
 * completed action". Other parts need no name.
 */
export function definitionAlone(part: string, definition: string): string {
	if (!isNamedAlone(part)) return definition
	const isMeasureFor = part === 'measure word' && definition.startsWith('for ')
	return isMeasureFor ? `${part} ${definition}` : `${part}: ${definition}`
}

/** A word's definitions as they stand in a list, the main one first. */
export function definitionsAlone(
	meanings: readonly (readonly [part: string, definition: string | null])[],
): string[] {
	return meanings.flatMap(([part, definition]) =>
		definition === null ? [] : definitionAlone(part, definition),
	)
}
