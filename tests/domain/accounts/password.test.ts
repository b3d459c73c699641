import { expect, test } from 'vitest'
import {
	isLongPassword,
	minPasswordLengthAt,
	needsLongPassword,
	passwordWeakness,
} from '#app/domain/accounts/password.ts'

test('editors and administrators need twelve characters, everybody else six', () => {
	expect([0, 1, 2, 98, 99].map(minPasswordLengthAt)).toEqual([6, 6, 6, 12, 12])
	expect([2, 97, 98, 99].map(needsLongPassword)).toEqual([false, false, true, true])
	expect(['12345678901', '123456789012'].map(isLongPassword)).toEqual([false, true])
})

const xiaomei = { email: 'wang.xiaomei@example.com', displayName: 'Xiaomei 王小美' }
const weakness = (password: string) =>
	passwordWeakness(password, xiaomei, (typed) => typed === '123456' || typed === 'dragon')

test('a common password is refused', () => {
	expect(weakness('123456')).toBe('password.common')
	expect(weakness('learn-chinese')).toBeUndefined()
})

test.each(['wang.xiaomei@example.com', 'Wang.Xiaomei', 'wangxiaomei1990', '1990-WANG-xiaomei!'])(
	'the own address is refused: %s',
	(password) => {
		expect(weakness(password)).toBe('password.own-email')
	},
)

test.each(['xiaomei', 'XIAOMEI 王小美', 'xiaomei2026', '王小美123', 'ｘｉａｏｍｅｉ'])(
	'the own name is refused: %s',
	(password) => {
		expect(weakness(password)).toBe('password.own-name')
	},
)

test.each(['xiaomei-likes-tea', 'example.com', '8395117620'])(
	'%s is no word of their own',
	(typed) => {
		expect(weakness(typed)).toBeUndefined()
	},
)

test.each([
	'zzzzzz',
	'      ',
	'12ab12ab',
	'abcdefgh',
	'87654321',
	'Hanlu2026!',
	'１２３４５６',
	'Dragon1!',
])('%j is guessed early', (typed) => {
	expect(weakness(typed)).toBe('password.common')
})

test.each(['学习学习学习', 'hanlu-admin-2026', 'abcdefgz'])('%s is not', (typed) => {
	expect(weakness(typed)).toBeUndefined()
})

test('an address of digits alone is refused too', () => {
	const owner = { email: '83951176@qq.com', displayName: '王小美' }
	expect(passwordWeakness('83951176', owner, () => false)).toBe('password.own-email')
	expect(passwordWeakness('83951177', owner, () => false)).toBeUndefined()
})
