import { expect, test } from 'vitest'
import { decisionMail } from '#app/features/accounts/mails/application-decided.ts'

const xiaomei = { email: 'xiaomei@example.com', displayName: '王小美' }
const site = { name: 'Hanlu 汉路', url: 'https://hanlu.example' }

test('who is approved is told where to log in', () => {
	const mail = decisionMail('approve', xiaomei, site)
	expect(mail).toMatchObject({ to: xiaomei.email, subject: expect.stringContaining('approved') })
	expect(mail?.text).toContain('Hello 王小美,')
	expect(mail?.text).toContain('https://hanlu.example/login')
})

test('who is rejected is told so', () => {
	expect(decisionMail('reject', xiaomei, site)?.text).toContain('it was not approved')
})

test('of other changes no mail is sent', () => {
	for (const change of ['disable', 'enable', 'set-level'] as const) {
		expect(decisionMail(change, xiaomei, site)).toBeUndefined()
	}
})
