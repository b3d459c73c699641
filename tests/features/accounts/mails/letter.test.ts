import { expect, test } from 'vitest'
import { applicationReceivedMail } from '#app/features/accounts/mails/application-received.ts'
import { greet, letter } from '#app/features/accounts/mails/letter.ts'
import { resetLinkMail } from '#app/features/accounts/mails/reset-link.ts'

const site = { name: 'Hanlu 汉路', url: 'https://hanlu.example' }
const email = 'xiaomei@example.com'

test('a letter says the same in text and in HTML', () => {
	const parts = ['One.', { link: 'https://hanlu.example/a?b=1&c=2', label: 'Two' }]
	const mail = letter({ to: email, subject: 'S', greeting: 'Hello,', parts, site })
	expect(mail.text).toBe(
		'Hello,\n\nOne.\n\nTwo: https://hanlu.example/a?b=1&c=2\n\nYour Hanlu 汉路 team\n',
	)
	expect(mail.html).toBe(
		[
			'<p>Hello,</p>',
			'<p>One.</p>',
			'<p><a href="https://hanlu.example/a?b=1&amp;c=2">Two</a></p>',
			'<p>Your Hanlu 汉路 team</p>',
		].join('\n'),
	)
})

test('a name is greeted and its signs escaped', () => {
	const { html, text } = applicationReceivedMail({ email, displayName: `O'Brien & "小美"` }, site)
	expect(text).toContain(`Hello O'Brien & "小美",`)
	expect(html).toContain('Hello O&#39;Brien &amp; &quot;小美&quot;,')
})

test.each(['http://evil.example', 'win at evil.example', 'a@b', '<b>x</b>'])(
	'%s is no name to greet: a stranger may have typed it',
	(name) => {
		expect(greet(name)).toBe('Hello,')
	},
)

test.each(['王小美', 'J. R. Tolkien', 'Zoë'])('%s is greeted', (name) => {
	expect(greet(name)).toBe(`Hello ${name},`)
})

test('the reset link carries its token', () => {
	const { text } = resetLinkMail({ email, displayName: '小美', token: 'a-token' }, site)
	expect(text).toContain('https://hanlu.example/reset-password?token=a-token')
})
