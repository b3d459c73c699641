import fc from 'fast-check'
import { strToU8 } from 'fflate'
import { expect, test, vi } from 'vitest'
import { valueLines } from '#app/domain/course-files/json-lines.ts'
import { type MediaFile, readWholeCourse } from '#app/domain/course-files/read-course.ts'

const limits = { mostParagraphs: 5000, longestText: 100_000 }

const manifest = `{
	"slug": "tea-house",
	"title": { "zh": "茶馆", "en": "The Tea House" },
	"description": { "zh": "", "en": "" },
	"level": "beginner",
	"category": "story",
	"isFree": true,
	"isPrivate": false,
	"order": 1,
	"config": {},
	"pinyin": [
		{ "paragraph": 1, "word": "喝", "pinyin": "hē" },
		{ "paragraph": 1, "word": "水", "pinyin": "shuǐ" }
	]
}`

const text = 'zh: 我␟喝␟茶。\nen: I drink tea.'

async function problemsOf(files: Record<string, string>): Promise<string[]> {
	const entries = Object.entries(files).map(([name, text]) => [name, strToU8(text)] as const)
	const media = entries.map(([name, bytes]) => {
		const file: MediaFile = { size: bytes.length, read: async () => bytes }
		return [name, file] as const
	})
	const read = await readWholeCourse({ texts: new Map(entries), media: new Map(media) }, limits)
	return read.ok
		? []
		: read.error.map(({ file, line, code }) => `${file}:${line ?? ''} ${code}`).sort()
}

test('every mistake is told at once, with its file and line', async () => {
	const files = {
		'tea/lesson.json': manifest,
		'tea/tea-house.txt': text,
		'tea/tea-house.exercises.txt': '[choice]\nzh: 谁？\n- zh: 我\n',
		'tea/tea-house.notes.md': '## Tea\n\nzh: tea\nen: tea',
		'tea/teahouse.txt': text,
		'tea/cover.webp': '<svg>',
		'__MACOSX/tea/._lesson.json': 'x',
		'tea/.DS_Store': 'x',
	}
	expect(await problemsOf(files)).toEqual([
		'tea/cover: image.invalid-type',
		'tea/lesson.json:13 course-file.no-place',
		'tea/tea-house.exercises.txt:1 exercise-text.no-right-answer',
		'tea/tea-house.notes.md:3 lesson-notes.no-chinese',
		'tea/teahouse.txt: course-file.stranger',
	])
})

test('a field that is wrong, missing or unknown is told with its line', async () => {
	const wrong = manifest
		.replace('"story"', '"poems"')
		.replace('"isFree"', '"isfree"')
		.replace('"order": 1', '"order": -1')
	expect(await problemsOf({ 'lesson.json': wrong })).toEqual([
		'lesson.json:1 course-file.invalid-field',
		'lesson.json:6 course-file.invalid-field',
		'lesson.json:7 course-file.unknown-field',
		'lesson.json:9 order.invalid',
	])
	const [first] = await problemsOf({ 'lesson.json': manifest.replace('"level"', 'level') })
	expect(first).toMatch(/^lesson.json:5? course-file.not-json/)
	expect(await problemsOf({ 'a.txt': '' })).toEqual([': course-file.no-manifest'])
	expect(await problemsOf({ 'lesson.json': manifest, 'b/course.json': '{}' })).toEqual([
		'lesson.json: course-file.several-manifests',
	])
})

test('of many faults a hundred are listed, and their lines are found in one reading', async () => {
	const faulty = (lessons: number) =>
		JSON.stringify({ slug: 'x', lessons: Array.from({ length: lessons }, () => ({})) }, null, 1)
	const problems = await problemsOf({ 'course.json': faulty(200) })
	expect(problems).toHaveLength(101)
	expect(problems).toContain('course.json: course-file.more-faults')
	const manifest = faulty(400)
	const searches = await searchesIn(manifest)
	expect(searches).toBeGreaterThan(400)
	expect(searches).toBeLessThan(manifest.length)
})

/** How often a text is searched while a course with this manifest is read: work, whatever the clock says. */
async function searchesIn(json: string): Promise<number> {
	const search = vi.spyOn(RegExp.prototype, 'exec')
	await problemsOf({ 'course.json': json })
	const { length } = search.mock.calls
	search.mockRestore()
	return length
}

test('no manifest makes the reader fail, whatever JSON it is', async () => {
	await fc.assert(
		fc.asyncProperty(fc.json(), fc.boolean(), async (json, isCourse) => {
			const name = isCourse ? 'course.json' : 'lesson.json'
			expect(await problemsOf({ [name]: json })).not.toEqual([])
		}),
	)
})

test('a value is found on its line, whatever stands around it', () => {
	const json = '{\n"a": [\n1,\n{ "b": "}]\\"," },\n[]\n],\n"c": { }\n}'
	const lineOf = valueLines(json)
	expect(lineOf(['a'])).toBe(2)
	expect(lineOf(['a', 0])).toBe(3)
	expect(lineOf(['a', 1, 'b'])).toBe(4)
	expect(lineOf(['a', 2])).toBe(5)
	expect(lineOf(['c', 'missing'])).toBe(7)
})
