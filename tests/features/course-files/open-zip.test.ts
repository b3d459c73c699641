/** Malicious zips, and files that are not zips: each is refused with a message. */
import fc from 'fast-check'
import { zipSync } from 'fflate'
import { expect, test } from 'vitest'
import { zipLimits } from '#app/domain/course-files/limits.ts'
import { readWholeCourse } from '#app/domain/course-files/read-course.ts'
import { sourceOf } from '#app/domain/course-files/zip-entries.ts'
import { textLimits } from '#app/features/course-files/cut-lessons.server.ts'
import { openZip } from '#app/features/course-files/open-zip.server.ts'
import { zipOf } from '#tests/support/zip-of.ts'

async function codeOf(zip: Uint8Array<ArrayBuffer>): Promise<string | undefined> {
	const opened = await openZip(sourceOf(new Blob([zip])))
	if (!opened.ok) return opened.error.code
	const read = await readWholeCourse(opened.value, textLimits)
	return read.ok ? undefined : read.error[0]?.code
}

test('a small zip of a large file is not unpacked', async () => {
	const bomb = new Uint8Array(
		zipSync({ 'course.json': [new Uint8Array(60_000_000), { level: 9 }] }),
	)
	expect(bomb.length).toBeLessThan(100_000)
	expect(await codeOf(bomb)).toBe('course-file.too-much-inside')
})

test('too many entries are refused', async () => {
	const names = Array.from({ length: zipLimits.entries + 1 }, (_, index) => [`${index}.txt`, ''])
	expect(await codeOf(zipOf(Object.fromEntries(names)))).toBe('course-file.too-much-inside')
})

test('paths that lead out of the folder lead nowhere', async () => {
	const files = { '../../course.json': '{}', '/etc/passwd': 'x', '/a/course.json': '{}' }
	expect(await codeOf(zipOf(files))).toBe('course-file.no-manifest')
})

test('a file that is not a zip is refused', async () => {
	expect(await codeOf(new TextEncoder().encode('<html>'))).toBe('course-file.damaged')
	expect(await codeOf(new Uint8Array(0))).toBe('course-file.damaged')
})

const whole = zipOf({
	'tea/lesson.json': '{ "slug": "tea" }',
	'tea/tea.txt': 'zh: 我␟喝␟茶。\nen: I drink tea.',
})

test('a zip with any bytes changed or cut off is refused or read, but never fails', async () => {
	const change = fc.record({ at: fc.nat(whole.length - 1), to: fc.nat(255) })
	const lengths = fc.nat(whole.length)
	await fc.assert(
		fc.asyncProperty(fc.array(change, { maxLength: 20 }), lengths, async (changes, length) => {
			const zip = whole.slice(0, length)
			for (const { at, to } of changes) if (at < length) zip[at] = to
			expect(await codeOf(zip)).toBeDefined()
		}),
	)
})
