import { Link, useLocation } from '@remix-run/react'
import { BookmarkCheck, BookmarkPlus, Layers } from 'lucide-react'
import { useState } from 'react'
import { sayBackTo } from '#app/domain/progress/text-origin.ts'
import {
	paragraphOnScreen,
	paragraphsOfText,
} from '#app/features/progress/reading/paragraph-on-screen.ts'
import { Button, buttonClass } from '#app/ui/button.tsx'
import { personalSlug, studyPath } from './study-path.ts'

type ToggleProps = { word: string; isSaved: boolean; toggle: () => void }

/** A bookmark that saves a word of a list, or removes it. */
export function SaveToggle({ word, isSaved, toggle }: ToggleProps) {
	const Icon = isSaved ? BookmarkCheck : BookmarkPlus
	return (
		<button
			type="button"
			data-saved={isSaved || undefined}
			aria-label={isSaved ? `${word} is in My Words. Remove it` : `Save ${word}`}
			title={isSaved ? 'In My Words' : 'Save'}
			onClick={toggle}
			className="grid size-11 shrink-0 place-items-center rounded-control text-ink-soft hover:bg-sunken data-saved:text-jade [@media(scripting:none)]:hidden"
		>
			<Icon aria-hidden size={20} />
		</button>
	)
}

/** A list shows this many words at first. */
export const fewWords = 12

type ActionsProps = {
	total: number
	/** Listed words that are not saved yet. */
	toSave: number
	/** Words that this page has saved. */
	newCount: number
	saveThem: () => void
	isWhole: boolean
	setWhole: (isWhole: boolean) => void
}

/** Below a list of words: save those shown, study the saved ones, and show all or few. */
export function WordListActions({
	total,
	toSave,
	newCount,
	saveThem,
	isWhole,
	setWhole,
}: ActionsProps) {
	const isAllListed = isWhole || total <= fewWords
	return (
		<>
			{toSave > 1 && (
				<Button
					type="button"
					look="secondary"
					className="grow text-sm [@media(scripting:none)]:hidden"
					onClick={saveThem}
				>
					<BookmarkPlus aria-hidden size={18} />
					Save {isAllListed ? 'all' : 'these'} {toSave}
				</Button>
			)}
			<StudyThese count={newCount} />
			{total > fewWords && (
				<Button
					type="button"
					look="quiet"
					aria-expanded={isWhole}
					className="grow text-sm [@media(scripting:none)]:hidden"
					onClick={() => setWhole(!isWhole)}
				>
					{isWhole ? 'Show fewer' : `Show all ${total.toLocaleString('en')}`}
				</Button>
			)}
		</>
	)
}

/**
 * Leads to all words that were ever saved from this text, and from there back to the place in it. Of a page that is no text
 * the whole deck is studied, and the link says so.
 */
export function StudyThese({ count }: { count: number }) {
	const { pathname } = useLocation()
	const [paragraph, setParagraph] = useState<number>()
	/** Before the press that follows the link. */
	const note = () => setParagraph(paragraphOnScreen(paragraphsOfText()))
	if (count === 0) return null
	const isText = sayBackTo(pathname) !== undefined
	return (
		<Link
			to={studyPath({
				slug: personalSlug,
				chosen: isText ? 'text' : 'all',
				from: paragraph ? `${pathname}#p${paragraph}` : pathname,
			})}
			onPointerDown={note}
			onFocus={note}
			className={buttonClass('primary', 'grow text-sm')}
		>
			<Layers aria-hidden size={18} />
			{isText ? 'Study words of this text' : 'Study My Words'}
		</Link>
	)
}
