import { asc, eq, sql } from 'drizzle-orm'
import type { Db } from '#app/db/client.server.ts'
import { vocab } from '#app/db/schema/index.ts'
import { isAdmin, type User } from '#app/domain/accounts/user.ts'
import { readQuery } from '#app/domain/dictionary/query.ts'
import { coursePath, tabPath } from '#app/domain/publishing/text-tabs.ts'
import { listUsers } from '#app/features/accounts/users/list-users.server.ts'
import { readUserSearch } from '#app/features/accounts/users/user-search.ts'
import { articlePath, readArticleSearch } from '#app/features/articles/admin/article-search.ts'
import { listArticles } from '#app/features/articles/admin/list-articles.server.ts'
import { everyLesson, readCourseSearch } from '#app/features/courses/admin/course-search.ts'
import { listCourses } from '#app/features/courses/admin/courses-for-editing.server.ts'
import { rankedWords } from '#app/features/dictionary/ranked-words.server.ts'

/** A place of the back office that one goes to by its name. */
export type Place = {
	kind: 'Course' | 'Lesson' | 'Article' | 'Word' | 'Person'
	/** In Chinese, in English, or both; one of them at least. */
	zh: string
	en: string
	/** Of a lesson; null of a single one, and of everything else. */
	course: string | null
	to: string
}

/** Of each kind. */
const most = 6

/**
 * The courses, lessons, articles, words and, for administrators, people whose name has `typed`; those that begin
 * with it come first. Nothing typed finds nothing.
 */
export async function findPlaces(
	db: Db,
	{ typed, by }: { typed: string; by: Pick<User, 'level'> },
): Promise<Place[]> {
	const keyword = typed.trim()
	if (keyword === '') return []
	const search = new URLSearchParams({ keyword })
	const [courses, lessons, articles, words, people] = await Promise.all([
		listCourses(db, { ...readCourseSearch(search), type: 'course' }),
		listCourses(db, {
			...readCourseSearch(new URLSearchParams({ keyword, type: everyLesson })),
		}),
		listArticles(db, readArticleSearch(search)),
		findWords(db, keyword),
		isAdmin(by) ? listUsers(db, readUserSearch(search)) : { users: [] },
	])
	const first = <T>(found: readonly T[], placeOf: (one: T) => Place) =>
		bestFirst(found.map(placeOf), keyword).slice(0, most)
	const places = [
		...first(courses.courses, ({ id, title }) => ({
			kind: 'Course',
			...title,
			course: null,
			to: coursePath(id),
		})),
		...first(lessons.courses, ({ id, title, parentTitle }) => ({
			kind: 'Lesson',
			...title,
			course: parentTitle?.en ?? null,
			to: tabPath({ kind: 'lessons', id }),
		})),
		...first(articles.articles, ({ id, title, enTitle }) => ({
			kind: 'Article',
			zh: title,
			en: enTitle,
			course: null,
			to: articlePath(id),
		})),
		...words.map(
			({ id, word, pinyin }): Place => ({
				kind: 'Word',
				zh: word,
				en: pinyin,
				course: null,
				to: `/admin/vocab?${new URLSearchParams({ word, ask: 'edit', of: String(id) })}`,
			}),
		),
		...first(people.users, ({ id, displayName, email }) => ({
			kind: 'Person',
			zh: displayName,
			en: email,
			course: null,
			to: `/admin/users/${id}`,
		})),
	]
	return bestFirst(places, keyword)
}

/** As the dictionary finds them: by hanzi, pinyin or English, the best first. */
async function findWords(db: Db, typed: string) {
	const query = readQuery(typed)
	if (!query) return []
	const { id, word, pinyin } = vocab
	return db
		.select({ id, word, pinyin })
		.from(sql`(${rankedWords(query, { page: 1, showsCoarse: true })}) as ranked`)
		.innerJoin(vocab, eq(id, sql`ranked.id`))
		.orderBy(asc(sql`ranked.place`))
		.limit(most)
}

/** Whole names, then beginnings, then the rest. */
function bestFirst(places: readonly Place[], keyword: string): Place[] {
	const sought = keyOf(keyword)
	const rankOf = ({ zh, en }: Place) => {
		const names = [zh, en].map(keyOf)
		if (names.includes(sought)) return 0
		return names.some((name) => name.startsWith(sought)) ? 1 : 2
	}
	return places.toSorted((one, other) => rankOf(one) - rankOf(other))
}

/** The same for xíng li and "xingli": without tones and spaces. */
function keyOf(name: string): string {
	return name
		.normalize('NFD')
		.replace(/[\p{Mn}\s]/gu, '')
		.toLowerCase()
}
