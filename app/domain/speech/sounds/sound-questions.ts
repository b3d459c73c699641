/**
 * Questions of a set: 马 is heard, and the answers are 妈 mā, 麻 má, 马 mǎ and 骂 mà. A seed decides which are
 * asked and in which order, so that a reload asks the same ones.
 *
 * Within a choice the words keep their order: the tones stand as 1, 2, 3, 4, and keys answer alike.
 */
import { shuffled } from '#app/domain/shuffle.ts'
import type { SaidWord, SoundSet } from './sound-sets.ts'

export type SoundQuestion = {
	options: readonly SaidWord[]
	/** The index of the word that is heard. */
	heard: number
}

export const questionsInRound = 10

/** The questions of a round. No choice comes twice before all have come. */
export function questionsOf(
	set: Pick<SoundSet, 'choices'>,
	seed: string,
	count = questionsInRound,
): SoundQuestion[] {
	const choices = shuffled(set.choices, seed)
	// Each lap of the choices has words of its own, in another order for each choice.
	const questions: SoundQuestion[] = []
	for (let lap = 0; questions.length < count; lap += 1) {
		const before = questions.length
		for (const [index, options] of choices.entries()) {
			const words = shuffled(
				options.map((_, heard) => heard),
				`${seed} ${index}`,
			)
			const heard = words[lap]
			if (heard !== undefined && questions.length < count) questions.push({ options, heard })
		}
		if (questions.length === before) break
	}
	return questions
}
