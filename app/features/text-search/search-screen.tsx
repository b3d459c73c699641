import { type ReactNode, useRef } from 'react'
import { useArrivalFocus } from '#app/ui/admin/arrival-focus.ts'
import { Filters, SelectFilter, TextFilter } from '#app/ui/admin/filters.tsx'
import { Pagination } from '#app/ui/admin/pagination.tsx'
import { Empty } from '#app/ui/empty.tsx'
import { FoundTexts } from './found-texts.tsx'
import { SearchPage } from './search-page.tsx'
import type { FoundTexts as Found } from './search-texts.server.ts'
import type { TextSearch } from './text-search.ts'

type Props = Omit<Found, 'courses'> & {
	courses: { id: string; title: string }[]
	search: TextSearch
	/** Says what failed. */
	message: ReactNode
}

/** Searches all titles, texts, notes and exercises. */
export function SearchScreen({ courses, found, total, isMore, search, message }: Props) {
	const { text, isWord, kind, course, page, size } = search
	const filters = useRef<HTMLDivElement>(null)
	useArrivalFocus(filters, text === '')
	return (
		<SearchPage text={text} course={course}>
			{message}
			<div ref={filters}>
				<Filters label="Texts">
					<TextFilter
						label="Search in all texts"
						name="q"
						placeholder="Chinese or English"
						value={text}
					/>
					<SelectFilter label="Match" name="as" value={isWord ? 'word' : ''}>
						<option value="">Any part of a text</option>
						<option value="word">A whole Chinese word</option>
					</SelectFilter>
					<SelectFilter label="Kind" name="kind" value={kind ?? ''}>
						<option value="">Lessons and articles</option>
						<option value="lessons">Courses and lessons</option>
						<option value="articles">Articles</option>
					</SelectFilter>
					<CourseFilter courses={courses} course={course} />
				</Filters>
			</div>
			{isMore && (
				<p className="text-ink-soft">
					There are more lines than can be listed. Search for a longer text to see them all.
				</p>
			)}
			{total === 0 ? (
				<Empty
					text={
						text === ''
							? 'Titles, texts, notes and exercises of all lessons and articles are searched.'
							: 'Nothing was found.'
					}
				/>
			) : (
				<>
					<FoundTexts found={found} />
					<Pagination page={page} size={size} total={total} />
				</>
			)}
		</SearchPage>
	)
}

function CourseFilter({ courses, course }: Pick<Props, 'courses'> & { course: string }) {
	return (
		<SelectFilter label="Course" name="course" value={course}>
			<option value="">Any course</option>
			{courses.map(({ id, title }) => (
				<option key={id} value={id}>
					{title}
				</option>
			))}
		</SelectFilter>
	)
}
