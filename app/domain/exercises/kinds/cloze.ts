/**
 * 填空 (cloze): 我{叫}安娜，{是}法国人。 Words in braces are the gaps; they and the words of the `-` lines are the
 * bank. `\{` is a brace.
 */
import { formatSequence } from '#app/domain/exercises/answer.ts'
import { slotsOf } from '#app/domain/exercises/slots-task.ts'
import { err, ok, type Result } from '#app/domain/result.ts'
import {
	byAnswer,
	localized,
	oneLine,
	readBankLines,
	storedWords,
	tooManyExtras,
} from './bank-words.ts'
import type { ExerciseKind, KindProblem } from './kind.ts'

const mostGaps = 8
export const mostExtras = 6

export const cloze: ExerciseKind = {
	hasBareOptions: false,
	read(options, question) {
		const read = readGaps(question.zh ?? '')
		if (!read.ok) return read
		const { words } = read.value
		if (words.length === 0) return err({ code: 'exercise-text.no-gaps' })
		if (words.length > mostGaps) {
			const values = { most: mostGaps, count: words.length }
			return err({ code: 'exercise-text.too-many-gaps', values })
		}
		const typed = readBankLines('cloze', options)
		if ('problem' in typed) return err(typed.problem)
		const starred = typed.lines.find(({ isRight }) => isRight)
		if (starred) return err({ code: 'exercise-text.starred-gap', line: starred.line })
		const problem = tooManyExtras('cloze', typed.lines, mostExtras)
		if (problem) return err(problem)
		return ok({
			options: [...words.map((zh) => ({ zh })), ...typed.lines.map(localized)],
			answer: formatSequence(words.map((_, index) => index)),
		})
	},
	write: (exercise) => byAnswer(exercise).unused.map((text) => ({ isRight: false, text })),
	task({ question, options, answer }) {
		const read = readGaps(question.zh ?? '')
		const words = storedWords(options)
		if (!read.ok || !words) return undefined
		const { before, after } = read.value
		const slots = slotsOf({ layout: 'text', before, after, words, answers: [answer] })
		const { zh, ...rest } = question
		return slots && { ...slots, question: rest }
	},
	template: [
		'[cloze]',
		'zh: 这是{问题}。\nen: Sentence with a gap',
		'- zh: 多余的词',
		'? zh: 解析\nen: Explanation',
	].join('\n'),
}

type Gaps = { before: string[]; after: string; words: string[] }

/** The words of the gaps and the texts around them. */
export function readGaps(zh: string): Result<Gaps, KindProblem> {
	const gaps: Gaps = { before: [], after: '', words: [] }
	for (const [piece] of zh.matchAll(pieces)) {
		if (!piece.startsWith('{')) {
			gaps.after += escaped.test(piece) ? piece.slice(1) : piece
			continue
		}
		const word = oneLine(piece.slice(1, -1))
		if (word === '') {
			return err({ code: 'exercise-text.open-gap', values: { source: oneLine(zh) } })
		}
		gaps.words.push(word)
		gaps.before.push(gaps.after)
		gaps.after = ''
	}
	return ok(gaps)
}

/** An escaped brace, a gap, a lone brace, or the text between. */
const pieces = /\\[{}]|\{[^{}\\\n]+\}|\{|[^{\\]+|\\/gu
const escaped = /^\\[{}]$/
