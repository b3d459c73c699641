/**
 * 排序 (order): 安娜 今天 去 北京. Every `*` line is a right order of the same words; the words of the `-` lines
 * belong to no place. The mark at the end of a line is dropped, and a comma stays with the word before it.
 */
import { formatSequence } from '#app/domain/exercises/answer.ts'
import { parseAlternatives, slotsOf } from '#app/domain/exercises/slots-task.ts'
import { shownAside } from '#app/domain/lesson-text/aside.ts'
import { err, ok } from '#app/domain/result.ts'
import {
	byAnswer,
	localized,
	mostExtras,
	readBankLines,
	storedWords,
	tooManyExtras,
} from './bank-words.ts'
import type { ExerciseKind } from './kind.ts'

const fewestWords = 2
const mostWords = 14
const mostOrders = 12

export const order: ExerciseKind = {
	hasBareOptions: false,
	read(options) {
		const typed = readBankLines('order', options)
		if ('problem' in typed) return err(typed.problem)
		const orders = typed.lines.filter(({ isRight }) => isRight)
		const extras = typed.lines.filter(({ isRight }) => !isRight)
		const [first] = orders
		if (!first) return err({ code: 'exercise-text.no-right-answer', values: { type: 'order' } })
		if (orders.length > mostOrders) {
			const values = { type: 'order', most: mostOrders, count: orders.length }
			return err({ code: 'exercise-text.too-many-answers', values, line: orders[mostOrders]?.line })
		}
		const words = wordsIn(first.text)
		if (words.length < fewestWords || words.length > mostWords) {
			const values = { fewest: fewestWords, most: mostWords, count: words.length }
			return err({ code: 'exercise-text.number-of-words', values, line: first.line })
		}
		const answers: string[] = []
		for (const { text, line } of orders) {
			const places = placesIn(words, wordsIn(text))
			if (!places) return err({ code: 'exercise-text.other-words', values: { source: text }, line })
			answers.push(formatSequence(places))
		}
		const problem = tooManyExtras('order', extras, mostExtras)
		if (problem) return err(problem)
		return ok({
			options: [
				...words.map((text) => localized({ tag: first.tag, text })),
				...extras.map(localized),
			],
			answer: [...new Set(answers)].join(','),
		})
	},
	write({ options, answer }) {
		const orders = answer.split(',')
		const [first = ''] = orders
		const tag = Object.keys(options[0] ?? {})[0] ?? 'zh'
		const right = orders.map((letters) => {
			const words = storedWords(byAnswer({ options, answer: letters }).used) ?? []
			return { isRight: true, text: { [tag]: words.join(' ') } }
		})
		const extras = byAnswer({ options, answer: first }).unused
		return [...right, ...extras.map((text) => ({ isRight: false, text }))]
	},
	task({ options, answer }) {
		const answers = parseAlternatives(answer)
		const words = storedWords(options)
		if (!answers || !words) return undefined
		const before = [...(answers[0] ?? '')].map(() => '')
		return slotsOf({ layout: 'row', before, after: '', words, answers })
	},
	template: [
		'[order]',
		'zh: 问题\nen: Question',
		'* zh: 词一 词二 词三',
		'- zh: 多余的词',
		'? zh: 解析\nen: Explanation',
	].join('\n'),
}

/** 今天 ， 安娜 去 北京 。 has the words 今天，, 安娜, 去 and 北京. */
function wordsIn(line: string): string[] {
	const words: string[] = []
	// A reading may have spaces: 学生[xué sheng].
	for (const [word] of line.replace(/[\s。．.？?！!]+$/u, '').matchAll(/(?:\[[^[\]]*\]|[^ ])+/gu)) {
		const isComma = /^[，,、；;：:]+$/u.test(word)
		if (isComma && words.length > 0) words.push(`${words.pop()}${word}`)
		else words.push(word)
	}
	return words
}

/** The places of the same words in another order; undefined if the words are others. */
function placesIn(words: readonly string[], others: readonly string[]): number[] | undefined {
	const open: (string | undefined)[] = words.map((word) => shownAside(word).text)
	const places = others.map((word) => {
		const place = open.indexOf(shownAside(word).text)
		if (place >= 0) open[place] = undefined
		return place
	})
	return places.includes(-1) || places.length !== words.length ? undefined : places
}
