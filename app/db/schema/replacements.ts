import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { id, json, timestamps } from '#app/db/columns.ts'
import { ownerKinds, partNames } from '#app/domain/publishing/working-part.ts'
import { chosenLinesSchema } from '#app/domain/text-search/chosen-lines.ts'
import { partStates, runStates } from '#app/domain/text-search/run-state.ts'

/** Runs of find and replace over many texts. The log names who began them. */
export const replacements = sqliteTable('replacements', {
	id: id(),
	pattern: text().notNull(),
	replacement: text().notNull(),
	state: text({ enum: runStates }).notNull(),
	...timestamps(),
})

/** The parts of lessons and articles in a run, and how far it is with each. An owner may be gone by now. */
export const replacementParts = sqliteTable(
	'replacement_parts',
	{
		runId: text()
			.notNull()
			.references(() => replacements.id, { onDelete: 'cascade' }),
		ownerKind: text({ enum: ownerKinds }).notNull(),
		ownerId: text().notNull(),
		part: text({ enum: partNames }).notNull().default('text'),
		/** The lines that were chosen in the preview. */
		lines: json(chosenLinesSchema).notNull(),
		/** The version of the part in the preview. */
		version: integer().notNull(),
		state: text({ enum: partStates }).notNull(),
		/** The version that the run saved; null before. */
		savedVersion: integer(),
		/** SHA-256 of the part before the run, in hex, which finds it among the versions. */
		hashBefore: text(),
	},
	(table) => [
		primaryKey({ columns: [table.runId, table.ownerKind, table.ownerId, table.part] }),
		index('replacement_parts_by_state').on(table.runId, table.state),
	],
)
