import { expect, test } from 'vitest'
import { changeMail } from '#app/features/accounts/mails/application-decided.ts'

const xiaomei = { email: 'xiaomei@example.com', displayName: '王小美', isConfirmed: true }
const site = { name: 'Hanlu 汉路', url: 'https://hanlu.example' }

test('an approval tells the applicant where to sign in', () => {
	const mail = changeMail('approve', xiaomei, site)
	expect(mail).toMatchObject({ to: xiaomei.email, subject: expect.stringContaining('approved') })
	expect(mail?.text).toContain('Hello 王小美,')
	expect(mail?.text).toContain('https://hanlu.example/login')
})

test('a rejection is sent to the applicant', () => {
	expect(changeMail('reject', xiaomei, site)?.text).toContain('it was not approved')
})

test('other changes send no mail', () => {
	for (const change of ['disable', 'enable', 'set-level'] as const) {
		expect(changeMail(change, xiaomei, site)).toBeUndefined()
	}
})
