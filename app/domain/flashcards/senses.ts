/**
 * The senses of a word, as the lines of a card: 学习 { verb: 'to learn; to study' } has two senses,
 * "to learn" and "to study". Two words share a meaning when they share a sense: 爸爸 "dad; father"
 * and 父亲 "father".
 */
import type { Meaning } from '#app/domain/vocabulary/meaning.ts'
import { definitionAlone, type PartOfSpeech } from '#app/domain/vocabulary/part-of-speech.ts'

/**
 * Every sense once, those of the main part of speech first. Measure words and particles are called
 * so before their first sense.
 */
export function sensesOf(poses: readonly PartOfSpeech[], meaning: Meaning): string[] {
	const senses = poses.flatMap((pos) => {
		const own = meaning[pos]?.definition
		return own === undefined ? [] : splitAtSemicolons(definitionAlone(pos, own))
	})
	return [...new Set(senses)]
}

export function shareASense(a: readonly string[], b: readonly string[]): boolean {
	const core = new Set(a.flatMap(coresOf))
	return b.flatMap(coresOf).some((sense) => core.has(sense))
}

/** Finds the words that share a sense with another. */
export function wordsBySense(
	words: readonly { word: string; senses: readonly string[] }[],
): (senses: readonly string[]) => string[] {
	const byCore = new Map<string, string[]>()
	for (const { word, senses } of words) {
		for (const core of new Set(senses.flatMap(coresOf))) {
			byCore.set(core, [...(byCore.get(core) ?? []), word])
		}
	}
	return (senses) => [...new Set(senses.flatMap(coresOf).flatMap((core) => byCore.get(core) ?? []))]
}

/** A semicolon inside brackets belongs to a remark. */
function splitAtSemicolons(definition: string): string[] {
	return definition
		.split(/;(?![^(]*\))/)
		.map((sense) => sense.trim())
		.filter((sense) => sense !== '')
}

/** "to go (to a place), to leave" is about "go" and "leave". */
function coresOf(sense: string): string[] {
	return sense
		.toLowerCase()
		.replace(/\([^)]*\)/g, ' ')
		.split(',')
		.map((part) =>
			part
				.trim()
				.replace(/^(measure word|particle):? /, '')
				.replace(/^(to|a|an|the|be|to be) /, '')
				.replace(/[^\p{L}\p{N}]+/gu, ' ')
				.trim(),
		)
		.filter((part) => part !== '')
}
