import { Form, useNavigation, useSubmit } from '@remix-run/react'
import { Search } from 'lucide-react'
import type { FormEvent } from 'react'
import { langOf } from '#app/domain/hanzi.ts'
import { readTextSearch, type TextSearch, textsPath } from '#app/domain/texts/text-search.ts'
import { Button } from '#app/ui/button.tsx'

const control = 'min-h-11 rounded-control border border-edge bg-raised px-3 text-base text-ink'

/** The search of the library and the choice of a tag. Both are in the address. */
export function TextsFilter({ search, tags }: { search: TextSearch; tags: readonly string[] }) {
	const submit = useSubmit()
	const isBusy = useNavigation().state === 'loading'

	function apply(event: FormEvent<HTMLFormElement>) {
		event.preventDefault()
		const asked = new URLSearchParams()
		for (const [name, value] of new FormData(event.currentTarget)) asked.set(name, String(value))
		// The address has only filters that are set.
		const path = textsPath(readTextSearch(asked))
		submit(new URL(path, window.location.origin).searchParams, { action: '/texts' })
	}

	return (
		<search aria-label="My Texts">
			<Form method="get" action="/texts" onSubmit={apply} className="flex flex-wrap gap-2">
				<span className="flex min-w-0 flex-[1_1_16rem] gap-2">
					<input
						key={`search ${search.q}`}
						type="search"
						name="q"
						defaultValue={search.q}
						placeholder="Title or tag"
						aria-label="Search your texts"
						autoComplete="off"
						maxLength={100}
						className={`${control} w-full min-w-0 placeholder:text-ink-quiet`}
					/>
					<Button look="secondary" aria-label="Search" aria-busy={isBusy || undefined}>
						<Search aria-hidden size={18} />
					</Button>
				</span>
				{tags.length > 0 && (
					<select
						// Remount when the address changes, so that Back restores the choice.
						key={search.tag}
						name="tag"
						defaultValue={search.tag}
						aria-label="Tag"
						onChange={({ currentTarget }) => currentTarget.form?.requestSubmit()}
						className={`${control} min-w-0 max-w-full`}
					>
						<option value="">Any tag</option>
						{tags.map((tag) => (
							<option key={tag} value={tag} lang={langOf(tag)}>
								{tag}
							</option>
						))}
					</select>
				)}
			</Form>
		</search>
	)
}
