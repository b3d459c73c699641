import { BookmarkCheck, BookmarkPlus } from 'lucide-react'
import { Button } from '#app/ui/button.tsx'

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
	saveThem: () => void
	isWhole: boolean
	setWhole: (isWhole: boolean) => void
}

/** Buttons below a list of words: save those shown, and show all or few. */
export function WordListActions({ total, toSave, saveThem, isWhole, setWhole }: ActionsProps) {
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
