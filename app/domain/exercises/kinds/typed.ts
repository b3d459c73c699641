/**
 * 打字 (type) and 听写 (dictation): the answer is typed. Every `*` line is accepted, and its tag says how it
 * is graded: * zh: 老师 as hanzi, * pinyin: lǎoshī as pinyin. A dictation has a `sound:` to be heard.
 */

import { formatAnswer } from '#app/domain/exercises/answer.ts'
import type { LocalizedText } from '#app/domain/exercises/localized-text.ts'
import { err, ok } from '#app/domain/result.ts'
import { hanziFor, spokenSyllables } from '#app/domain/typing/accepted-pinyin.ts'
import { type AcceptedAnswer, longestTyped } from '#app/domain/typing/typed-answer.ts'
import { oneLine } from './bank-words.ts'
import type { ExerciseKind, KindProblem, ToAnswer, TypedOption } from './kind.ts'

const mostAnswers = 8

export const type: ExerciseKind = kindOf('type', [
	'[type]',
	'zh: 问题\nen: Question',
	'* pinyin: dá àn',
	'* zh: 答案',
	'? zh: 解析\nen: Explanation',
])

export const dictation: ExerciseKind = {
	...kindOf('dictation', [
		'[dictation]',
		'zh: 问题\nen: Question\nsound: 答案',
		'* zh: 答案',
		'* pinyin: dá àn',
		'? zh: 解析\nen: Explanation',
	]),
	needsSound: true,
}

function kindOf(name: 'type' | 'dictation', template: string[]): ExerciseKind {
	return {
		hasBareOptions: false,
		isTyped: true,
		read(typed) {
			const wrong = typed.find(({ isRight }) => !isRight)
			if (wrong) {
				return err({
					code: 'exercise-text.wrong-answer-typed',
					values: { type: name },
					line: wrong.line,
				})
			}
			if (typed.length === 0) {
				return err({ code: 'exercise-text.no-right-answer', values: { type: name } })
			}
			// Two languages in one option are two answers.
			const answers = typed.flatMap(({ text, line }) =>
				Object.entries(text).map(([tag, one]) => ({ tag, text: oneLine(one), line })),
			)
			if (answers.length > mostAnswers) {
				const values = { type: name, most: mostAnswers, count: answers.length }
				return err({
					code: 'exercise-text.too-many-answers',
					values,
					line: answers[mostAnswers]?.line,
				})
			}
			const problem = answers.map(problemOf).find((found) => found !== undefined)
			if (problem) return err(problem)
			return ok({
				options: answers.map(({ tag, text }) => ({ [tag]: text })),
				answer: formatAnswer(answers.map((_, index) => index)),
			})
		},
		write: ({ options }) => options.map((text): TypedOption => ({ isRight: true, text })),
		task(exercise) {
			const accepted = exercise.options?.flatMap((text) => acceptedOf(text, exercise)) ?? []
			return accepted.length > 0 ? { way: 'typed', accepted } : undefined
		},
		template: template.join('\n'),
	}
}

type TypedAnswer = { tag: string; text: string; line: number | undefined }

function problemOf({ tag, text, line }: TypedAnswer): KindProblem | undefined {
	if (tag !== 'zh' && tag !== 'pinyin') {
		return { code: 'exercise-text.unknown-script', values: { tag }, line }
	}
	if (text.length > longestTyped) {
		const values = { most: longestTyped, length: text.length }
		return { code: 'exercise-text.answer-too-long', values, line }
	}
	const isReadable =
		tag === 'zh' ? /[\p{L}\p{N}]/u.test(text) : spokenSyllables(text, () => undefined)
	if (isReadable) return undefined
	const code = tag === 'zh' ? 'exercise-text.empty-answer' : 'exercise-text.not-pinyin'
	return { code, values: { source: text }, line }
}

function acceptedOf(text: LocalizedText, exercise: ToAnswer): AcceptedAnswer[] {
	const { zh, pinyin } = text
	const syllables = pinyin && spokenSyllables(pinyin, hanziFor(textsWithHanzi(exercise)))
	return [...(zh ? [{ hanzi: zh }] : []), ...(pinyin && syllables ? [{ pinyin, syllables }] : [])]
}

/** Where the hanzi of a pinyin may stand: best in what is accepted or heard. */
function textsWithHanzi({ question, options, explanation }: ToAnswer): string[] {
	const answers = options?.flatMap(({ zh }) => zh ?? []) ?? []
	const { sound, ...asked } = question
	return [
		...answers,
		...(sound ? [sound] : []),
		...Object.values(asked),
		...Object.values(explanation),
	]
}
