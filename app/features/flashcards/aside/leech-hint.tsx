import { Form, Link } from '@remix-run/react'
import { useId } from 'react'
import { mostNoteCharacters } from '#app/domain/flashcards/card-notes.ts'
import { Drawn } from '#app/features/display/drawn.tsx'
import type { LeechCard } from '#app/features/flashcards/study-contract.ts'
import { Button } from '#app/ui/button.tsx'

type Props = { leech: LeechCard; path: string }

/** Says what to do about a card that was forgotten too often. It stays until the learner decides. */
export function LeechHint({ leech, path }: Props) {
	const { cardId, word, lapses } = leech
	return (
		<aside
			aria-labelledby="leech"
			className="grid gap-3 rounded-control border border-amber bg-amber-tint px-4 py-3"
		>
			<h2 id="leech" className="font-medium">
				<span lang="zh-CN">
					<Drawn part="hanzi" {...leech} />
				</span>{' '}
				is set aside
			</h2>
			<p className="text-sm">
				You have forgotten it {lapses} times. It will not come again until you resume it. You can:
			</p>
			<ul className="grid list-disc gap-1 pl-5 text-sm">
				<li>
					<Link to={`/dictionary/${encodeURIComponent(word)}`} className="underline">
						Look at sentences with it
					</Link>
					.
				</li>
				<li>Write a note, such as a picture that you connect with it.</li>
				<li>Leave it aside. You will meet the word again in texts.</li>
			</ul>
			<Note leech={leech} path={path} />
			<Form method="post" action={path} preventScrollReset className="flex flex-wrap gap-2">
				<input type="hidden" name="cardId" value={cardId} />
				<Button name="intent" value="resume" look="secondary">
					Keep studying it
				</Button>
				<Button name="intent" value="suspend" look="secondary">
					Leave it aside
				</Button>
			</Form>
		</aside>
	)
}

function Note({ leech, path }: Props) {
	const { cardId, notes } = leech
	const id = useId()
	return (
		<details>
			<summary className="w-fit text-sm underline">
				{notes ? 'Change your note' : 'Write a note'}
			</summary>
			<Form method="post" action={path} preventScrollReset className="mt-2 grid gap-2">
				<input type="hidden" name="intent" value="notes" />
				<input type="hidden" name="cardId" value={cardId} />
				<label htmlFor={id} className="sr-only">
					Note on{' '}
					<span lang="zh-CN">
						<Drawn part="hanzi" {...leech} />
					</span>
				</label>
				<textarea
					id={id}
					name="notes"
					rows={2}
					maxLength={mostNoteCharacters}
					defaultValue={notes}
					className="w-full rounded-control border border-edge bg-raised px-3 py-2"
				/>
				<Button look="secondary" className="w-fit">
					Save note
				</Button>
			</Form>
		</details>
	)
}
