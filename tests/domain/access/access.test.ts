import { expect, test } from 'vitest'
import {
	accessToArticle,
	accessToCourse,
	accessToLesson,
	isLive,
} from '#app/domain/access/access.ts'
import { oracle } from '#tests/support/access-oracle.ts'

const levels = [0, 1, 2, 98, 99]
const statuses = [0, 1, 2]
const yesNo = [false, true]

type Case = {
	level: number
	isFree: boolean
	own: { status: number; isDeleted: boolean; isPrivate: boolean; isShared: boolean }
	parent: { status: number; isDeleted: boolean; isPrivate: boolean; isShared: boolean } | undefined
}

function items() {
	return statuses.flatMap((status) =>
		yesNo.flatMap((isDeleted) =>
			yesNo.flatMap((isPrivate) =>
				yesNo.map((isShared) => ({ status, isDeleted, isPrivate, isShared })),
			),
		),
	)
}

const cases: Case[] = levels.flatMap((level) =>
	yesNo.flatMap((isFree) =>
		items().flatMap((own) =>
			[undefined, ...items()].map((parent) => ({ level, isFree, own, parent })),
		),
	),
)

test('access to lessons matches the oracle for every level, price, status, privacy, share and deletion', () => {
	expect(cases.length).toBe(5 * 2 * 24 * 25)
	for (const one of cases) {
		const { level, isFree, own, parent } = one
		expect(accessToLesson({ level }, { ...own, isFree, parent }), JSON.stringify(one)).toBe(
			oracle(one),
		)
	}
})

test('access to courses follows the same rule without a price', () => {
	for (const level of levels) {
		for (const own of items()) {
			const expected = oracle({ level, isFree: true, own, parent: undefined })
			expect(accessToCourse({ level }, own), JSON.stringify({ level, own })).toBe(expected)
		}
	}
})

test('every user can open an article unless it is disabled or deleted', () => {
	const article = { status: 1, isDeleted: false }
	expect(accessToArticle({ level: 0 }, article)).toBe('open')
	expect(accessToArticle({ level: 97 }, { ...article, status: 0 })).toBe('not-found')
	expect(accessToArticle({ level: 98 }, { ...article, status: 0 })).toBe('open')
	expect(accessToArticle({ level: 99 }, { ...article, status: 0 })).toBe('open')
	expect(accessToArticle({ level: 99 }, { ...article, isDeleted: true })).toBe('not-found')
})

test('a lesson is live if it and its course are enabled, whatever it costs', () => {
	expect(isLive({ status: 1 })).toBe(true)
	expect(isLive({ status: 1, parent: { status: 1 } })).toBe(true)
	expect(isLive({ status: 0 })).toBe(false)
	expect(isLive({ status: 2 })).toBe(false)
	expect(isLive({ status: 1, parent: { status: 0 } })).toBe(false)
})
