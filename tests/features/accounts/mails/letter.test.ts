import fc from 'fast-check'
import { expect, test } from 'vitest'
import { applicationReceivedMail } from '#app/features/accounts/mails/application-received.ts'
import { confirmEmailMail } from '#app/features/accounts/mails/confirm-email.ts'
import { greet, letter } from '#app/features/accounts/mails/letter.ts'
import { resetLinkMail } from '#app/features/accounts/mails/reset-link.ts'
import { elementsOf, textOf } from '#tests/support/ruby-notation.ts'

const site = { name: 'Hanlu 汉路', url: 'https://hanlu.example' }
const email = 'xiaomei@example.com'

test('a letter has the same paragraphs as text and as HTML', () => {
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

test('the greeting has the name, escaped in HTML', () => {
	const recipient = { email, displayName: `O'Brien & "小美"`, isConfirmed: true }
	const { html, text } = resetLinkMail(recipient, { token: 'a-token', site })
	expect(text).toContain(`Hello O'Brien & "小美",`)
	expect(html).toContain('Hello O&#39;Brien &amp; &quot;小美&quot;,')
})

test.each(['http://evil.example', 'win at evil.example', 'a@b', '<b>x</b>'])(
	'the greeting leaves out %s, which a mail program would turn into a link',
	(name) => {
		expect(greet({ displayName: name, isConfirmed: true })).toBe('Hello,')
	},
)

test.each(['王小美', 'J. R. Tolkien', 'Zoë'])('the greeting has the name %s', (name) => {
	expect(greet({ displayName: name, isConfirmed: true })).toBe(`Hello ${name},`)
})

test('no sentence of a stranger goes to an address that is not confirmed', () => {
	const displayName = 'Your parcel waits, call 0900 123456 now'
	const stranger = { email, displayName, isConfirmed: false }
	const mails = [
		applicationReceivedMail({ email, token: 'a-token' }, site),
		confirmEmailMail(stranger, { token: 'a-token', site }),
		resetLinkMail(stranger, { token: 'a-token', site }),
	]
	for (const { text, html } of mails) {
		expect(text).toMatch(/^Hello,\n/)
		expect(text + html).not.toContain('parcel')
	}
})

test('an application is answered with a link that confirms the address', () => {
	const { text } = applicationReceivedMail({ email, token: 'a-token' }, site)
	expect(text).toContain('https://hanlu.example/confirm-email?token=a-token')
	expect(text).toContain('within the next 7 days')
})

test('the reset link carries its token', () => {
	const { text } = resetLinkMail(
		{ email, displayName: '小美', isConfirmed: true },
		{ token: 'a-token', site },
	)
	expect(text).toContain('https://hanlu.example/reset-password?token=a-token')
})

test('the HTML of any letter has only paragraphs, links and the exact text', () => {
	// HTML cannot represent every character.
	const unit = fc.oneof(
		fc.constantFrom(
			'<',
			'>',
			'"',
			"'",
			'&',
			'&amp;',
			'<script>',
			'</p>',
			'<!--',
			'汉',
			'𠮷',
			'=',
			' ',
		),
		fc.string({ unit: 'grapheme', minLength: 1, maxLength: 1 }),
	)
	const anyText = fc.string({ unit, maxLength: 20 }).map((text) => text.replace(/[\0\r]/g, ''))
	fc.assert(
		fc.property(anyText, anyText, anyText, (greeting, link, label) => {
			const parts = [{ link, label }]
			const { html } = letter({ to: email, subject: 'S', greeting, parts, site })
			const elements = elementsOf(html)
			expect(elements.map(({ tagName }) => tagName)).toEqual(['p', 'p', 'a', 'p'])
			expect(elements.flatMap(({ attrs }) => attrs)).toEqual([{ name: 'href', value: link }])
			expect(elements.map(textOf)).toEqual([greeting, label, label, 'Your Hanlu 汉路 team'])
		}),
	)
})
