import { Form, useNavigation, useSubmit } from '@remix-run/react'
import { ChevronDown, Search } from 'lucide-react'
import type { FormEvent, ReactNode } from 'react'
import { hskLevels, spellHskLevel } from '#app/domain/hsk/level.ts'
import { standings } from '#app/domain/known-words/standing.ts'
import {
	filtersOn,
	type MyWordSearch,
	wordOrders,
	wordSources,
} from '#app/domain/my-words/word-search.ts'
import { standingNames } from '#app/features/known-words/standing-chip.tsx'
import { Button } from '#app/ui/button.tsx'
import { Chip } from '#app/ui/chip.tsx'
import { orderNames, sourceNames } from './names.ts'

const control = 'min-h-11 rounded-control border border-edge bg-raised px-3 text-base text-ink'

/**
 * The search, filters and order of the list. All are in the address; a choice applies at once. On a telephone all but
 * the search are folded.
 */
export function WordsFilter({ search }: { search: MyWordSearch }) {
	const submit = useSubmit()
	const isBusy = useNavigation().state === 'loading'
	const count = filtersOn(search)

	function apply(event: FormEvent<HTMLFormElement>) {
		event.preventDefault()
		const asked = new URLSearchParams()
		for (const [name, value] of new FormData(event.currentTarget)) {
			if (typeof value === 'string' && value.trim()) asked.set(name, value.trim())
		}
		if (asked.get('sort') === 'newest') asked.delete('sort')
		submit(asked, { action: '/words', preventScrollReset: true })
	}

	return (
		<search aria-label="My Words">
			<Form method="get" action="/words" onSubmit={apply} className="flex flex-wrap gap-2">
				<span className="flex min-w-0 grow gap-2 max-md:basis-full">
					<input
						key={`search ${search.q}`}
						type="search"
						name="q"
						defaultValue={search.q}
						placeholder="汉字, pinyin or English"
						aria-label="Search your words"
						autoComplete="off"
						maxLength={100}
						className={`${control} w-full min-w-0 placeholder:text-ink-quiet`}
					/>
					<Button look="secondary" aria-label="Search" aria-busy={isBusy || undefined}>
						<Search aria-hidden size={18} />
					</Button>
				</span>
				<details className="telephone-fold group max-md:w-full">
					<summary className="flex min-h-11 w-fit list-none items-center gap-2 rounded-control px-1 font-medium [&::-webkit-details-marker]:hidden">
						Filters
						{count > 0 && <Chip>{count} on</Chip>}
						<ChevronDown aria-hidden size={16} className="group-open:rotate-180" />
					</summary>
					<div className="grid grid-cols-2 gap-2 max-md:pt-1 md:flex md:flex-wrap">
						<Choice label="Status" name="standing" value={search.standing ?? ''}>
							<option value="">Any status</option>
							{standings.map((one) => (
								<option key={one} value={one}>
									{standingNames[one]}
								</option>
							))}
						</Choice>
						<Choice label="HSK level" name="level" value={search.level ?? ''}>
							<option value="">Any level</option>
							{hskLevels.map((one) => (
								<option key={one} value={one}>
									{spellHskLevel(one)}
								</option>
							))}
							<option value="none">No level</option>
						</Choice>
						<Choice label="Source" name="from" value={search.from ?? ''}>
							<option value="">Any source</option>
							{wordSources.map((one) => (
								<option key={one} value={one}>
									{sourceNames[one]}
								</option>
							))}
						</Choice>
						<Choice label="Order" name="sort" value={search.sort}>
							{wordOrders.map((one) => (
								<option key={one} value={one}>
									{orderNames[one]}
								</option>
							))}
						</Choice>
					</div>
				</details>
			</Form>
		</search>
	)
}

type ChoiceProps = { label: string; name: string; value: string; children: ReactNode }

function Choice({ label, name, value, children }: ChoiceProps) {
	return (
		<select
			// Remount when the address changes, so that Back restores the choice.
			key={value}
			name={name}
			defaultValue={value}
			aria-label={label}
			onChange={({ currentTarget }) => currentTarget.form?.requestSubmit()}
			className={`${control} min-w-0`}
		>
			{children}
		</select>
	)
}
