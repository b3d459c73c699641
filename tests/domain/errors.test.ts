import { expect, test } from 'vitest'
import { errorStatus } from '#app/contracts/error-status.server.ts'
import { serverErrors } from '#app/domain/errors/server.ts'
import { addErrors, errors, errorText, isErrorCode } from '#app/domain/errors.ts'

addErrors(serverErrors)

const all = { ...errors, ...serverErrors }

test('placeholders are filled in with the given values', () => {
	expect(errorText('lesson-text.missing-tag', { paragraph: 2, tag: 'zh' })).toBe(
		'Paragraph 2 is missing "zh:" tag',
	)
})

test('values are inserted literally, even with braces and dollar signs', () => {
	expect(errorText('audio.upload-failed', { reason: '$& {reason}' })).toBe(
		'Audio upload failed: $& {reason}',
	)
})

test('a placeholder without a value stays as written', () => {
	expect(errorText('upload.failed-because', {})).toBe('Upload failed: {reason}')
})

test('every code is noun.problem, with a trimmed text and a valid status', () => {
	for (const [code, text] of Object.entries(all)) {
		expect(code).toMatch(/^[a-z]+(-[a-z]+)*\.[a-z]+(-[a-z]+)*$/)
		expect(text.trim()).toBe(text)
		const status = isErrorCode(code) ? errorStatus(code) : undefined
		expect(status === 200 || (Number(status) >= 400 && Number(status) < 600)).toBe(true)
	}
})

test('no two codes share a text', () => {
	const texts = Object.values(all)
	expect(new Set(texts).size).toBe(texts.length)
})

test('isErrorCode accepts codes of the catalogue and no inherited property', () => {
	expect(isErrorCode('lesson.not-found')).toBe(true)
	for (const text of ['', 'lesson', 'toString', '__proto__']) expect(isErrorCode(text)).toBe(false)
})
