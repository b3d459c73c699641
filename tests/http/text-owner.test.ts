import { expect, test } from 'vitest'
import { textOwnerOf } from '#app/http/text-owner.ts'

const ownerAt = (path: string) =>
	textOwnerOf({ request: new Request(`http://localhost${path}`), params: { id: 'ni-hao' } })

test.each([
	['/admin/lessons/ni-hao/segment', 'lessons'],
	['/admin/articles/ni-hao', 'articles'],
	['/Admin/Articles/ni-hao/audio?page=2', 'articles'],
])('%s is the page of one of the %s', (path, kind) => {
	expect(ownerAt(path)).toEqual({ kind, id: 'ni-hao' })
})

test.each(['/admin/courses/ni-hao', '/articles/ni-hao', '/admin/lessons'])(
	'%s is the page of no text',
	(path) => {
		expect(() => ownerAt(path)).toThrow(path)
	},
)
