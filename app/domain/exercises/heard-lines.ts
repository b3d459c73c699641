/**
 * What an exercise lets one hear, line by line. A dialogue has a line for each turn, with its speaker:
 *
 *   sound: 马克：我们坐出租车去吧？
 *   sound: 六月：饭店就在前面。
 *
 * Two voices say 我们坐出租车去吧？ and 饭店就在前面。, without the names. Other sounds are one line: 他说：好。
 */

import { shownAside } from '#app/domain/lesson-text/aside.ts'
import type { Token } from '#app/domain/lesson-text/content.ts'
import { speechOf } from '#app/domain/lesson-text/dialogue.ts'
import type { DialogueVoice } from '#app/domain/speech/pronunciation.ts'
import { letterOf, parseAnswer } from './answer.ts'
import type { Exercise } from './exercise.ts'
import { soundTag } from './localized-text.ts'

/**
 * The text that an exercise lets one hear: its sound; of a question to answer aloud itself, or the model answer with that
 * letter.
 */
export function heardText(
	{ type, question, options }: Pick<Exercise, 'type' | 'question' | 'options'>,
	answer?: string,
): string | undefined {
	const isAloud = type === 'speak'
	const [option = -1] = parseAnswer(answer ?? '')
	const heard = question[soundTag] ?? (isAloud ? question.zh : undefined)
	const written = answer === undefined ? heard : isAloud ? options?.[option]?.zh : undefined
	return written && shownAside(written).text
}

/** The addresses of all that it lets one hear. */
export function soundsOfExercise(
	exerciseId: string,
	exercise: Pick<Exercise, 'type' | 'question' | 'options'>,
): string[] {
	const answers = [undefined, ...(exercise.options ?? []).map((_, index) => letterOf(index))]
	return answers
		.filter((answer) => heardText(exercise, answer) !== undefined)
		.map((answer) => soundAddress({ exerciseId, answer }))
}

export function soundAddress(asked: { exerciseId: string; answer?: string | undefined }): string {
	const { exerciseId: exercise, answer } = asked
	return `/nls/tts?${new URLSearchParams({ exercise, ...(answer && { answer }) })}`
}

export type HeardLine = {
	said: Token[]
	/** Undefined outside a dialogue. */
	speaker: string | undefined
	/** Speakers take turns with the two voices, in the order they first speak. */
	voice: DialogueVoice
}

export function heardLines(tokens: readonly Token[]): HeardLine[] {
	const turns = linesOf(tokens).map(speechOf)
	const speakers = [...new Set(turns.map((turn) => turn?.speaker))]
	if (turns.length < 2 || speakers.includes(undefined)) {
		return [{ said: [...tokens], speaker: undefined, voice: 1 }]
	}
	return turns.flatMap((turn) => {
		if (!turn) return []
		return { ...turn, voice: speakers.indexOf(turn.speaker) % 2 === 0 ? 1 : 2 }
	})
}

/** The same of a text that is not cut. */
export function heardLinesOfText(text: string): HeardLine[] {
	return heardLines([...text].map((word) => ({ word })))
}

function linesOf(tokens: readonly Token[]): Token[][] {
	const lines: Token[][] = [[]]
	for (const token of tokens) {
		for (const [index, word] of token.word.split('\n').entries()) {
			if (index > 0) lines.push([])
			if (word) lines.at(-1)?.push({ ...token, word })
		}
	}
	return lines
}
