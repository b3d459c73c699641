/** Addresses as phones and keyboards type them: tests/fixtures/cases/29-account-email. */
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { readEmails } from '#app/domain/accounts/email-list.ts'
import {
	forgotPasswordForm,
	loginForm,
	registerForm,
} from '#app/features/accounts/account-forms.ts'

const input = readFileSync('tests/fixtures/cases/29-account-email/input.txt', 'utf8')

const quoted = [...input.matchAll(/"([^"]+)"/g)].map(([, address = '']) => address)
const [asked = ''] = /(?<=ask reset for )\S+/.exec(input) ?? []

test('spaces and capitals around an address change nothing: one account, which its mails reach', () => {
	const [member = '', reader = ''] = quoted
	expect(loginForm.parse({ email: member, password: 'x' }).email).toBe('member@example.com')
	const application = { password: '123456', displayName: '小美', country: 'CN', langLevel: 'HSK1' }
	const applied = registerForm.parse({ ...application, email: reader, invitation: '' })
	const wanted = 'new.reader@example.com'
	expect(applied.email).toBe(wanted)
	expect(loginForm.parse({ email: wanted, password: '123456' }).email).toBe(wanted)
	expect(forgotPasswordForm.parse({ email: asked }).email).toBe(wanted)
})

test('a full-width ＠ and ． are those of an address', () => {
	const email = 'ｘｉａｏｍｅｉ＠example．com'
	expect(loginForm.parse({ email, password: 'x' }).email).toBe('xiaomei@example.com')
	expect(readEmails(`${email}，LiLei＠example.com`)).toEqual([
		'xiaomei@example.com',
		'lilei@example.com',
	])
})
