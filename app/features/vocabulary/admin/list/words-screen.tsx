import { Link, useSearchParams } from '@remix-run/react'
import { type ReactNode, useContext } from 'react'
import { hskLevels, spellHskLevel } from '#app/domain/hsk/level.ts'
import { partsOfSpeech } from '#app/domain/vocabulary/part-of-speech.ts'
import { adminButtonClass } from '#app/ui/admin/button.tsx'
import { opensDialog } from '#app/ui/admin/close-dialog.ts'
import { Filters, SelectFilter, TextFilter } from '#app/ui/admin/filters.tsx'
import { ManagesPeople } from '#app/ui/admin/manages-people.ts'
import { AdminPage } from '#app/ui/admin/page.tsx'
import { Pagination } from '#app/ui/admin/pagination.tsx'
import { searchWith, withoutDialog } from '#app/ui/admin/paging.ts'
import { SelectionBar } from '#app/ui/admin/selection-bar.tsx'
import { dialogPath, useSelection } from '#app/ui/admin/use-selection.ts'
import type { ListedWord } from './list-words.server.ts'
import type { WordSearch } from './word-search.ts'
import { formatVersions } from './word-versions.ts'
import { WordsTable } from './words-table.tsx'

type Props = {
	words: ListedWord[]
	total: number
	search: WordSearch
	/** The words of an open batch dialog stay selected. */
	selectedIds: readonly number[]
	/** A success or an error. */
	message: ReactNode
	/** The open dialog, if any. */
	dialog: ReactNode
}

const formId = 'selection'

/** It opens a page of its own, the others a dialog. */
const batchEdit = ''

const actions = [
	{ name: 'Batch Edit Vocab', ask: batchEdit },
	{ name: 'Batch Set Status', ask: 'set-status' },
	{ name: 'Batch Set Level', ask: 'set-level' },
	{ name: 'Batch Delete Vocab', ask: 'batch-delete' },
]

/** The vocabulary list, with its filters, batch actions and dialogs. */
export function WordsScreen({ words, total, search, selectedIds, message, dialog }: Props) {
	const list = formatVersions(words)
	const selection = useSelection({
		list,
		pathOf: (asked) =>
			asked.ask === batchEdit
				? `/admin/vocab/batch-edit${searchWith(asked.search, { ids: asked.ids })}`
				: dialogPath(asked),
	})
	return (
		<AdminPage title="Vocabulary" actions={<Actions />}>
			{message}
			<WordFilters search={search} />
			<SelectionBar
				legend="Selected words"
				selectAll="Select all words"
				form={formId}
				selection={selection}
				most={words.length}
				actions={actions}
			/>
			<form
				key={list}
				id={formId}
				ref={selection.form}
				onChange={selection.recount}
				onSubmit={selection.ask}
			>
				<WordsTable words={words} selectedIds={selectedIds} />
			</form>
			<Pagination page={search.page} size={search.size} total={total} />
			{dialog}
		</AdminPage>
	)
}

function Actions() {
	const [search] = useSearchParams()
	const isAdmin = useContext(ManagesPeople)
	const here = withoutDialog(search)
	const filters = searchWith(here, { page: undefined, size: undefined })
	return (
		<div className="flex flex-wrap gap-2">
			<Link
				to={searchWith(here, { ask: 'create' })}
				state={opensDialog}
				preventScrollReset
				className={adminButtonClass('primary')}
			>
				Create Vocab
			</Link>
			<Link
				to={`/admin/vocab/batch-create${searchWith(here, {})}`}
				className={adminButtonClass('secondary')}
			>
				Batch Create Vocab
			</Link>
			{isAdmin && (
				<Link to="/admin/vocab/hsk" className={adminButtonClass('secondary')}>
					HSK Lists
				</Link>
			)}
			<a
				href={`/admin/vocab/export${filters === '?' ? '' : filters}`}
				download
				className={adminButtonClass('secondary')}
			>
				Export CSV
			</a>
		</div>
	)
}

function WordFilters({ search }: { search: WordSearch }) {
	const { word, pinyin, english, level, pos, kind, status } = search
	return (
		<Filters label="Vocabulary">
			<TextFilter label="Search by word" name="word" placeholder="word" value={word} />
			<TextFilter
				label="Search by pinyin"
				name="pinyin"
				placeholder="pinyin"
				value={pinyin}
				hasSlash={false}
			/>
			<TextFilter
				label="Search by English"
				name="english"
				placeholder="English"
				value={english}
				hasSlash={false}
			/>
			<SelectFilter label="Level" name="level" value={level ?? ''}>
				<option value="">Any level</option>
				{hskLevels.map((known) => (
					<option key={known} value={known}>
						{spellHskLevel(known)}
					</option>
				))}
			</SelectFilter>
			<SelectFilter label="Part of speech" name="pos" value={pos ?? ''}>
				<option value="">Any part of speech</option>
				{partsOfSpeech.map((known) => (
					<option key={known}>{known}</option>
				))}
			</SelectFilter>
			<SelectFilter label="Kind" name="kind" value={kind ?? ''}>
				<option value="">Any kind</option>
				<option value="custom">Custom</option>
				<option value="standard">Standard</option>
			</SelectFilter>
			<SelectFilter label="Status" name="status" value={status ?? ''}>
				<option value="">Any status</option>
				<option value="enabled">Enabled</option>
				<option value="disabled">Disabled</option>
			</SelectFilter>
		</Filters>
	)
}
