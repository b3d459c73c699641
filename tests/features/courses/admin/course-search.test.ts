import { expect, test } from 'vitest'
import {
	coursesPath,
	isFiltered,
	readCourseSearch,
	readKeyword,
} from '#app/features/courses/admin/course-search.ts'

const read = (search: string) => readCourseSearch(new URLSearchParams(search))

test('filters are read from the address, invalid ones ignored', () => {
	expect(read('keyword= 茶 &type=lesson&price=paid&scope=private&status=disabled&page=3')).toEqual({
		keyword: '茶',
		type: 'lesson',
		category: undefined,
		level: undefined,
		isFree: false,
		isPrivate: true,
		status: 0,
		page: 3,
		size: 100,
	})
	expect(read('type=x&category=x&level=HSK1&price=x&scope=x&status=1&page=0&size=7')).toEqual({
		keyword: '',
		type: undefined,
		category: undefined,
		level: undefined,
		isFree: undefined,
		isPrivate: undefined,
		status: undefined,
		page: 1,
		size: 100,
	})
})

test('filters count as a search, pages do not', () => {
	expect(isFiltered(read('page=2&size=10'))).toBe(false)
	for (const search of ['keyword=茶', 'price=paid', 'scope=public', 'status=disabled']) {
		expect(isFiltered(read(search))).toBe(true)
	}
})

test('a keyword is trimmed, normalized and cut', () => {
	expect(readKeyword(null)).toBe('')
	expect(readKeyword(' cafe\u0301 ')).toBe('café')
	expect(readKeyword('茶'.repeat(500))).toHaveLength(200)
})

test('the unfiltered list has a plain address', () => {
	expect(coursesPath('?')).toBe('/admin/courses')
	expect(coursesPath('?page=2')).toBe('/admin/courses?page=2')
})
