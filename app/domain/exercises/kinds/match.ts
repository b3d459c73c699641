/**
 * 连线 (match): every `*` line is a pair, 书 = 本 or 猫 = cat; the `-` lines are further right sides, which
 * belong to no left side. Equal right sides are interchangeable.
 */
import { formatSequence } from '#app/domain/exercises/answer.ts'
import { slotsOf } from '#app/domain/exercises/slots-task.ts'
import { shownAside } from '#app/domain/lesson-text/aside.ts'
import { err, ok } from '#app/domain/result.ts'
import {
	type BankLine,
	byAnswer,
	localized,
	readBankLines,
	storedWords,
	tooManyExtras,
} from './bank-words.ts'
import type { ExerciseKind } from './kind.ts'

const fewestPairs = 2
const mostPairs = 8
const mostExtraRights = 4

export const match: ExerciseKind = {
	hasBareOptions: false,
	read(options) {
		const typed = readBankLines('match', options)
		if ('problem' in typed) return err(typed.problem)
		const starred = typed.lines.filter(({ isRight }) => isRight)
		const extras = typed.lines.filter(({ isRight }) => !isRight)
		if (starred.length === 0) {
			return err({ code: 'exercise-text.no-right-answer', values: { type: 'match' } })
		}
		const pairs: BankLine[] = []
		const lefts = new Set<string>()
		for (const { text, line, ...rest } of starred) {
			const pair = pairIn(text)
			if (!pair) return err({ code: 'exercise-text.no-pair', values: { source: text }, line })
			const left = shownAside(pair.left).text
			if (lefts.has(left)) {
				return err({ code: 'exercise-text.repeated-left', values: { source: left }, line })
			}
			lefts.add(left)
			pairs.push({ ...rest, text: `${pair.left} = ${pair.right}`, line })
		}
		if (pairs.length < fewestPairs || pairs.length > mostPairs) {
			const values = { fewest: fewestPairs, most: mostPairs, count: pairs.length }
			return err({ code: 'exercise-text.number-of-pairs', values, line: pairs[mostPairs]?.line })
		}
		const problem = tooManyExtras('match', extras, mostExtraRights)
		if (problem) return err(problem)
		return ok({
			options: [...pairs, ...extras].map(localized),
			answer: formatSequence(pairs.map((_, index) => index)),
		})
	},
	write(exercise) {
		const { used, unused } = byAnswer(exercise)
		return [
			...used.map((text) => ({ isRight: true, text })),
			...unused.map((text) => ({ isRight: false, text })),
		]
	},
	task({ options, answer }) {
		const texts = storedWords(options)
		if (!texts) return undefined
		const pairs = texts.slice(0, answer.length).map(pairIn)
		const before = pairs.flatMap((pair) => pair?.left ?? [])
		const rights = pairs.flatMap((pair) => pair?.right ?? [])
		// A damaged pair leaves a slot too few, and the answer no longer fills them.
		const words = [...rights, ...texts.slice(answer.length)]
		return slotsOf({ layout: 'pairs', before, after: '', words, answers: [answer] })
	},
	template: [
		'[match]',
		'zh: 问题\nen: Question',
		'* zh: 左一 = 右一',
		'* zh: 左二 = 右二',
		'- zh: 右三',
		'? zh: 解析\nen: Explanation',
	].join('\n'),
}

function pairIn(text: string): { left: string; right: string } | undefined {
	const [, left, right] = /^([^=＝]+)[=＝](.+)$/u.exec(text)?.map((side) => side.trim()) ?? []
	return left && right ? { left, right } : undefined
}
