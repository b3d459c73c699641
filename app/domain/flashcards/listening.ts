/**
 * The four choices of listening: the word that is heard and up to three others of its deck, of the
 * same length where there are such.
 *
 * None may be right as well: beside 他 tā stands neither 她 tā, which sounds the same, nor a word of
 * the same meaning; 学生 xué sheng and xuéshēng are one sound. No two choices are one word.
 */
import { isSameButForNeutralTone } from '#app/domain/pinyin/compare.ts'
import { shuffled } from '#app/domain/shuffle.ts'
import { isNamedAlone } from '#app/domain/vocabulary/part-of-speech.ts'
import { shareASense } from './senses.ts'

export type Heard = { id: string; word: string; pinyin: string; senses: readonly string[] }

const mostDistractors = 3

/** The same seed gives the same choices in the same order, as long as the deck is the same. */
export function choicesFor<Word extends Heard>(
	right: Word,
	deck: readonly Word[],
	seed: string,
): Word[] {
	const length = lengthOf(right)
	const others = shuffled(deck, seed).sort(
		(a, b) => Math.abs(lengthOf(a) - length) - Math.abs(lengthOf(b) - length),
	)
	const choices = [right]
	for (const other of others) {
		if (choices.length > mostDistractors) break
		if (choices.every((choice) => isAnother(other, choice))) choices.push(other)
	}
	return shuffled(choices, `${seed} order`)
}

const readingOrHanzi = /[\p{Script=Han}āǎēěīǐōǒūǔǖǘǚǜ]/iu

/**
 * A sense without the parts that spell the word out. "(used to put the object before the verb: 把 bǎ +
 * …)" gives the sound away, "(used to put the object before the verb)" does not. "particle" alone tells nothing.
 */
export function withoutSound(sense: string): string {
	if (!readingOrHanzi.test(sense)) return sense
	const inBrackets = sense.replace(/\s*\(([^)]*)\)/g, (group, inside: string) => {
		if (!readingOrHanzi.test(inside)) return group
		const kept = beforeSound(inside)
		return kept && ` (${kept})`
	})
	const kept = (readingOrHanzi.test(inBrackets) ? beforeSound(inBrackets) : inBrackets).trim()
	return isNamedAlone(kept) && sense.startsWith(`${kept}:`) ? '' : kept
}

/** The parts before the first that has hanzi or pinyin. */
function beforeSound(text: string): string {
	const parts = text.split(/(?<=[:,;])/)
	const end = parts.findIndex((part) => readingOrHanzi.test(part))
	return parts
		.slice(0, end === -1 ? parts.length : end)
		.join('')
		.replace(/[\s:,;]+$/, '')
}

function isAnother(a: Heard, b: Heard): boolean {
	return (
		a.word !== b.word &&
		!isSameButForNeutralTone(a.pinyin, b.pinyin) &&
		!shareASense(a.senses, b.senses)
	)
}

function lengthOf({ word }: Heard): number {
	return [...word].length
}
