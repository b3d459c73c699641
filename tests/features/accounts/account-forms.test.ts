import { expect, test } from 'vitest'
import {
	forgotPasswordForm,
	profileForm,
	registerForm,
	resetPasswordForm,
} from '#app/features/accounts/account-forms.ts'

const application = {
	email: ' Xiaomei@Example.com ',
	password: '123456',
	displayName: ' 王小美 ',
	country: 'CN',
	langLevel: 'HSK7+',
	invitation: '',
}

function messages(read: { error?: { issues: { message: string }[] } | undefined }): string[] {
	return read.error?.issues.map(({ message }) => message) ?? []
}

test('an application is trimmed and its email lowercased', () => {
	expect(registerForm.parse(application)).toEqual({
		...application,
		email: 'xiaomei@example.com',
		displayName: '王小美',
	})
})

test('extra fields of an application are dropped', () => {
	const forged = registerForm.parse({ ...application, level: '99', status: '1', id: 'x' })
	expect(Object.keys(forged).sort()).toEqual(Object.keys(application).sort())
})

test('every field of an application is required', () => {
	expect(messages(registerForm.safeParse({}))).toEqual([
		'email.required',
		'password.required',
		'display-name.required',
		'country.required',
		'language-level.required',
	])
})

test.each([
	['email', 'a@b', 'email.invalid'],
	['email', `${'a'.repeat(250)}@example.com`, 'email.invalid'],
	['password', '12345', 'password.too-short'],
	['password', 'x'.repeat(129), 'password.too-long'],
	['displayName', '   ', 'display-name.required'],
	['displayName', '好'.repeat(51), 'display-name.too-long'],
	['displayName', 'a\u0000b', 'display-name.invalid'],
	['displayName', 'Shen\u200b Lan', 'display-name.invalid'],
	['displayName', 'Shen\u200d Lan', 'display-name.invalid'],
	['displayName', '王\u2060小美', 'display-name.invalid'],
	['displayName', '\u3164', 'display-name.invalid'],
	['displayName', 'a\ud800b', 'display-name.invalid'],
	['displayName', 'a\u202eb', 'display-name.invalid'],
	['country', 'XX', 'country.required'],
	['country', '', 'country.required'],
	['langLevel', 'HSK8', 'language-level.required'],
])('%s %j is refused', (field, value, code) => {
	expect(messages(registerForm.safeParse({ ...application, [field]: value }))).toEqual([code])
})

test.each(['王小美', "O'Brien", 'Zoë <b>', '𠮷野家', 'محمد'])(
	'the name %s is accepted unchanged',
	(name) => {
		expect(registerForm.parse({ ...application, displayName: name }).displayName).toBe(name)
	},
)

test('an invalid address fails like an undeliverable reset mail', () => {
	expect(messages(forgotPasswordForm.safeParse({ email: 'x' }))).toEqual([
		'reset-mail.unknown-address',
	])
})

test('passwords that are too short and differ have both problems reported', () => {
	const read = resetPasswordForm(1).safeParse({ password: 'abc', confirmPassword: 'abd' })
	expect(messages(read).sort()).toEqual(['password.mismatch', 'password.too-short'])
})

test('a profile change has one field and drops all others', () => {
	const change = { intent: 'country', country: 'PT', level: '99', displayName: 'x' }
	expect(profileForm.parse(change)).toEqual({ intent: 'country', country: 'PT' })
	expect(profileForm.safeParse({ intent: 'level', level: '99' }).success).toBe(false)
})

test.each(['👩🏽\u200d💻', 'می\u200cخواهم', 'क्\u200dष', '❤\ufe0f', '葛\u{e0100}城'])(
	'the display name %s may have what shapes its letters',
	(displayName) => {
		expect(profileForm.safeParse({ intent: 'displayName', displayName }).success).toBe(true)
	},
)
