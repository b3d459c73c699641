import { expect, test } from 'vitest'
import { errors, errorText, isErrorCode } from '#app/domain/errors.ts'

test('placeholders are filled with the values given', () => {
	expect(errorText('lesson-text.missing-tag', { paragraph: 2, tag: 'zh' })).toBe(
		'Paragraph 2 is missing "zh:" tag',
	)
})

test('a value is taken as it is, braces and dollar signs too', () => {
	expect(errorText('audio.upload-failed', { reason: '$& {reason}' })).toBe(
		'Audio upload failed: $& {reason}',
	)
})

test('a placeholder without a value is shown and nothing inherited fills it', () => {
	expect(errorText('upload.failed-because', {})).toBe('Upload failed: {reason}')
})

test('every code is a noun and a problem, and every status is a status', () => {
	for (const [code, { status, text }] of Object.entries(errors)) {
		expect(code).toMatch(/^[a-z]+(-[a-z]+)*\.[a-z]+(-[a-z]+)*$/)
		expect(status === 200 || (status >= 400 && status < 600)).toBe(true)
		expect(text.trim()).toBe(text)
	}
})

test('no two codes say the same', () => {
	const texts = Object.values(errors).map(({ text }) => text)
	expect(new Set(texts).size).toBe(texts.length)
})

test('a code is one of the catalogue, nothing inherited', () => {
	expect(isErrorCode('lesson.not-found')).toBe(true)
	for (const text of ['', 'lesson', 'toString', '__proto__']) expect(isErrorCode(text)).toBe(false)
})
