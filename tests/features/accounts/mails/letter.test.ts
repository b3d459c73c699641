import fc from 'fast-check'
import { expect, test } from 'vitest'
import { applicationReceivedMail } from '#app/features/accounts/mails/application-received.ts'
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
	const { html, text } = applicationReceivedMail({ email, displayName: `O'Brien & "小美"` }, site)
	expect(text).toContain(`Hello O'Brien & "小美",`)
	expect(html).toContain('Hello O&#39;Brien &amp; &quot;小美&quot;,')
})

test.each(['http://evil.example', 'win at evil.example', 'a@b', '<b>x</b>'])(
	'the greeting leaves out %s, which a mail program would turn into a link',
	(name) => {
		expect(greet(name)).toBe('Hello,')
	},
)

test.each(['王小美', 'J. R. Tolkien', 'Zoë'])('the greeting has the name %s', (name) => {
	expect(greet(name)).toBe(`Hello ${name},`)
})

test('the reset link carries its token', () => {
	const { text } = resetLinkMail({ email, displayName: '小美', token: 'a-token' }, site)
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
