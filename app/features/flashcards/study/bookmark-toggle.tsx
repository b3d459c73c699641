import { Bookmark } from 'lucide-react'
import { pageErrorText } from '#app/domain/page-errors.ts'
import type { StudyCard } from '#app/features/flashcards/study-contract.ts'
import { buttonClass } from '#app/ui/button.tsx'
import { useToast } from '#app/ui/toast.tsx'
import type { Study } from './use-study.ts'

type Props = { card: StudyCard; study: Study; path: string }

/** Bookmarks a card at once, and takes it back if it could not be kept. */
export function BookmarkToggle({ card, study, path }: Props) {
	const toast = useToast()
	const { isBookmarked } = card
	const { userId } = study

	async function toggle() {
		study.edit(card.id, { isBookmarked: !isBookmarked })
		const isKept = await import('./change-card.ts').then(
			({ changeCard }) => changeCard({ userId, path }, card.id, { isBookmarked: !isBookmarked }),
			() => false,
		)
		if (isKept) return
		study.edit(card.id, { isBookmarked })
		toast({ tone: 'error', text: pageErrorText('card.change-failed') })
	}

	return (
		<form
			method="post"
			action={path}
			onSubmit={(event) => {
				event.preventDefault()
				void toggle()
			}}
		>
			<input type="hidden" name="intent" value="bookmark" />
			<input type="hidden" name="cardId" value={card.id} />
			<input type="hidden" name="isBookmarked" value={String(!isBookmarked)} />
			<button
				type="submit"
				aria-pressed={isBookmarked}
				className={buttonClass(
					'quiet',
					`min-h-10 px-2 text-sm ${isBookmarked ? 'text-cinnabar' : 'text-ink-quiet'}`,
				)}
			>
				<Bookmark aria-hidden size={16} fill={isBookmarked ? 'currentColor' : 'none'} />
				Bookmark
			</button>
		</form>
	)
}
