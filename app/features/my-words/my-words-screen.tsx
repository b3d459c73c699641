import { Form, Link } from '@remix-run/react'
import { Layers, Upload } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { counted } from '#app/domain/counted.ts'
import { isFiltered, type MyWordSearch, myWordsPath } from '#app/domain/my-words/word-search.ts'
import { ExportLinks } from '#app/features/flashcards/export-links.tsx'
import { personalSlug, studyPath } from '#app/features/flashcards/study-path.ts'
import { buttonClass } from '#app/ui/button.tsx'
import { Empty } from '#app/ui/empty.tsx'
import { PageLinks } from '#app/ui/page-links.tsx'
import type { ChangeAnswer } from './change-answer.ts'
import { ChangeBar, ChangeNotice, onceSelected, wordsFormId } from './change-bar.tsx'
import type { MyWords } from './list-my-words.server.ts'
import { WordRow } from './word-row.tsx'
import { WordsFilter } from './words-filter.tsx'

type Props = MyWords & {
	search: MyWordSearch
	pages: number
	answer: ChangeAnswer | undefined
}

/** All words a person marked, saved or studied. */
export function MyWordsScreen(props: Props) {
	const { words, found, hasWords, toStudy, firstLesson, search, pages, answer } = props
	const selection = useSelection(words.map(({ id }) => id).join(), answer)
	const { form, count, recount, selectAll } = selection
	const path = myWordsPath(search)
	// A file has all pages.
	const asked = new URLSearchParams(myWordsPath({ ...search, page: 1 }).split('?')[1])
	const hasBar = words.length > 0 || answer !== undefined
	return (
		<main className="page grid flex-1 grid-cols-[minmax(0,1fr)] content-start gap-5 py-8">
			<div className="grid gap-2">
				<h1 className="font-display text-3xl sm:text-4xl">My Words</h1>
				<p className="text-ink-soft text-sm">
					Every word you marked, saved or studied. Words below your level count as known without
					being listed.
				</p>
			</div>
			<div className="flex flex-wrap gap-2">
				{toStudy > 0 && (
					<Link to={studyPath({ slug: personalSlug })} className={buttonClass()}>
						<Layers aria-hidden size={18} />
						Study {counted(toStudy, 'word')}
					</Link>
				)}
				<Link to="/words/import" prefetch="intent" className={buttonClass('secondary')}>
					<Upload aria-hidden size={18} />
					Import
				</Link>
				{found > 0 && <ExportLinks path="/words/export" search={asked} />}
			</div>
			{hasWords && <WordsFilter search={search} />}
			{words.length > 0 ? (
				<>
					<div className="flex flex-wrap items-center justify-between gap-x-4">
						<p className="text-ink-soft tabular-nums" role="status">
							{counted(found, 'word')}
						</p>
						<label className="flex min-h-11 items-center gap-2 text-sm [@media(scripting:none)]:hidden">
							<input
								type="checkbox"
								checked={count === words.length}
								onChange={({ currentTarget }) => selectAll(currentTarget.checked)}
								className="size-5"
							/>
							Select all on this page
						</label>
					</div>
					<Form
						id={wordsFormId}
						ref={form}
						method="post"
						action={path}
						replace
						preventScrollReset
						onChange={recount}
					>
						<ul className="card grid divide-y divide-line px-4">
							{words.map((word) => (
								<WordRow key={word.id} word={word} isByDue={search.sort === 'due'} />
							))}
						</ul>
					</Form>
					<PageLinks
						page={search.page}
						pages={pages}
						pathOf={(page) => myWordsPath({ ...search, page })}
					/>
				</>
			) : (
				<NoWords hasWords={hasWords && isFiltered(search)} firstLesson={firstLesson} />
			)}
			<p role="status" className="sr-only">
				{count ? `${counted(count, 'word')} selected` : ''}
			</p>
			{hasBar && (
				<div
					className={`change-bar card sticky bottom-[calc(var(--foot,0px)+0.5rem)] z-10 grid grid-cols-[minmax(0,1fr)] gap-2 p-3 shadow-lg ${answer ? '' : onceSelected}`}
				>
					<ChangeNotice answer={answer} path={path} />
					{words.length > 0 && <ChangeBar count={count} found={found} shown={words.length} />}
				</div>
			)}
		</main>
	)
}

type NoWordsProps = { hasWords: boolean; firstLesson: string | null }

function NoWords({ hasWords, firstLesson }: NoWordsProps) {
	if (hasWords) {
		return (
			<Empty text="None of your words match.">
				<Link to="/words" className={buttonClass('secondary')}>
					Show all
				</Link>
			</Empty>
		)
	}
	return (
		<Empty text="No words yet. Read a text, tap a word and mark or save it: it appears here with its sentence.">
			<Link
				to={firstLesson === null ? '/courses' : `/courses/lessons/${firstLesson}`}
				className={buttonClass()}
			>
				{firstLesson === null ? 'Browse the courses' : 'Read the first lesson'}
			</Link>
		</Empty>
	)
}

/**
 * The selection of words, held by checkboxes in a form that works without JavaScript. `list` names
 * what is shown: a new list, or an answer to a change, starts with nothing selected.
 */
function useSelection(list: string, answer: unknown) {
	const form = useRef<HTMLFormElement>(null)
	/** The number of selected words; unknown until JavaScript has loaded. */
	const [count, setCount] = useState<number>()

	const recount = () => setCount(boxesIn(form.current).filter(({ checked }) => checked).length)
	// Boxes that were checked before hydration stay.
	const before = useRef({ list, answer })
	// biome-ignore lint/correctness/useExhaustiveDependencies: another list has other checkboxes
	useEffect(() => {
		const isNew = before.current.list !== list || before.current.answer !== answer
		before.current = { list, answer }
		if (isNew) form.current?.reset()
		recount()
	}, [list, answer])

	function selectAll(isSelected: boolean) {
		for (const box of boxesIn(form.current)) box.checked = isSelected
		recount()
	}

	return { form, count, recount, selectAll }
}

function boxesIn(form: HTMLFormElement | null): HTMLInputElement[] {
	return [...(form?.querySelectorAll<HTMLInputElement>('input[name^="word-"]') ?? [])]
}
