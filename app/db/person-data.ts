/**
 * Where a person stands in the database: what happens to it when the account is deleted, and which file of the
 * download has it. Each table has its line here, so that a new one is decided on.
 *
 * 小美 leaves: her reviews go with her row of `user_profiles`. What 沈岚 saved of a lesson stays in
 * `versions`, under another name.
 */
import { type SQL, sql } from 'drizzle-orm'
import type { DataFileName } from '#app/domain/my-data/data-files.ts'
import {
	attempts,
	auditLog,
	decks,
	deletedWordRows,
	groupInvitees,
	invitations,
	reports,
	shareMails,
	userProfiles,
	verifications,
	versions,
	workingParts,
} from './schema/index.ts'

type Leaver = {
	id: string
	/** The account's id in the entries that stay. */
	pseudonym: string
	/** A condition: the account may be deleted now. */
	mayGo: SQL
}

/** The row goes with the account; or it stays, and the column is emptied or names a former administrator. */
type OnDeletion = 'goes' | 'emptied' | 'renamed'

type Holding = {
	/**
	 * The columns that name the person, by id, by address or within a longer text, or that name something
	 * of the person's, as a card names its deck.
	 */
	columns: Readonly<Record<string, OnDeletion>>
	/** The statements for columns that are no foreign keys. */
	erase?: (leaver: Leaver) => SQL[]
	/** The file of the download, or why there is none. */
	download: DataFileName | { none: string }
}

const ofAdministrators = { none: 'The log of changes has it.' }

export const personData: Readonly<Record<string, Holding | 'nobody'>> = {
	user_profiles: { columns: { uid: 'goes' }, download: 'profile.json' },
	sessions: { columns: { user_id: 'goes' }, download: 'sessions.json' },
	credentials: {
		columns: { user_id: 'goes', account_id: 'goes' },
		download: { none: 'A secret: the hash of the password.' },
	},
	authenticator_apps: {
		columns: { user_id: 'goes' },
		download: { none: 'Read by the former release alone.' },
	},
	recovery_codes: {
		columns: { user_id: 'goes' },
		download: { none: 'Read by the former release alone.' },
	},
	passkeys: {
		columns: { user_id: 'goes' },
		download: { none: 'Read by the former release alone.' },
	},
	two_factors: {
		columns: { user_id: 'goes' },
		download: { none: 'Secrets: the key of the app, and hashes of the codes.' },
	},
	passkey_credentials: { columns: { user_id: 'goes' }, download: 'passkeys.json' },
	verifications: {
		columns: { value: 'goes' },
		erase: ({ id, mayGo }) => [
			sql`delete from ${verifications} where instr(${verifications.value}, ${id}) > 0 and ${mayGo}`,
		],
		download: { none: 'A secret: the hashes of mailed links.' },
	},
	attempts: {
		columns: { key: 'goes' },
		erase: ({ id, mayGo }) => [
			sql`
				delete from ${attempts}
				where (${isNamedIn(sql`${id}`)} or ${isNamedIn(emailOf(id))}) and ${mayGo}
			`,
		],
		download: { none: 'Counts for the rate limits, which are gone after a day.' },
	},

	study_settings: { columns: { uid: 'goes' }, download: 'settings.json' },
	reminders: { columns: { uid: 'goes' }, download: 'settings.json' },
	push_subscriptions: { columns: { uid: 'goes', session_id: 'goes' }, download: 'sessions.json' },
	schedule_weights: { columns: { uid: 'goes' }, download: 'settings.json' },
	training_jobs: {
		columns: { uid: 'goes' },
		download: { none: 'The work of a training, whose result is in settings.json.' },
	},
	user_words: { columns: { uid: 'goes' }, download: 'words.json' },
	decks: { columns: { owner_uid: 'goes' }, download: 'decks.json' },
	cards: { columns: { deck_id: 'goes' }, download: 'cards.json' },
	card_states: { columns: { uid: 'goes' }, download: 'cards.json' },
	card_marks: { columns: { uid: 'goes' }, download: 'cards.json' },
	reviews: { columns: { uid: 'goes' }, download: 'reviews.json' },
	lesson_progress: { columns: { uid: 'goes' }, download: 'progress.json' },
	reading_places: { columns: { uid: 'goes' }, download: 'reading.json' },
	study_time: { columns: { uid: 'goes' }, download: 'reading.json' },
	own_texts: { columns: { uid: 'goes' }, download: 'texts.json' },
	own_text_parts: { columns: { text_id: 'goes' }, download: 'texts.json' },
	deleted_word_rows: {
		columns: { content: 'goes' },
		erase: ({ id, mayGo }) => [
			sql`
				delete from ${deletedWordRows}
				where (
					${deletedWordRows.content} ->> 'uid' = ${id}
					or ${deletedWordRows.source} = 'cards' and ${deletedWordRows.content} ->> 'deck_id' in (
						select ${decks.id} from ${decks} where ${decks.ownerId} = ${id}
					)
				) and ${mayGo}
			`,
		],
		download: 'words-in-trash.json',
	},

	reports: {
		columns: { uid: 'emptied', note: 'emptied', reply: 'emptied' },
		erase: ({ id, mayGo }) => [
			sql`
				update ${reports} set note = '', reply = null
				where ${reports.userId} = ${id} and ${mayGo}
			`,
		],
		download: 'reports.json',
	},

	lesson_shares: {
		columns: { uid: 'goes', shared_by: 'emptied' },
		download: 'shares.json',
	},
	share_mails: {
		columns: { email: 'goes' },
		erase: ({ id, mayGo }) => [
			sql`delete from ${shareMails} where ${shareMails.email} = ${emailOf(id)} and ${mayGo}`,
		],
		download: 'shares.json',
	},

	groups: { columns: { owner_id: 'emptied' }, download: 'shares.json' },
	group_members: { columns: { uid: 'goes' }, download: 'shares.json' },
	group_invitees: {
		columns: { email: 'goes' },
		erase: ({ id, mayGo }) => [
			sql`
				delete from ${groupInvitees}
				where ${groupInvitees.email} = ${emailOf(id)} and ${mayGo}
			`,
		],
		download: 'shares.json',
	},
	invitations: {
		columns: { email: 'goes' },
		erase: ({ id, mayGo }) => [
			sql`
				delete from ${invitations}
				where ${invitations.email} = ${emailOf(id)} and ${mayGo}
			`,
		],
		download: { none: 'A secret: the hashes of mailed links.' },
	},

	open_editors: {
		columns: { uid: 'goes' },
		download: { none: 'Which editor is open now, for a minute and a half.' },
	},

	articles: { columns: { deleted_by: 'emptied' }, download: ofAdministrators },
	lessons: { columns: { deleted_by: 'emptied' }, download: ofAdministrators },
	deleted_words: { columns: { deleted_by: 'emptied' }, download: ofAdministrators },
	working_parts: {
		columns: { saved_by: 'renamed' },
		erase: ({ id, pseudonym, mayGo }) => [
			sql`
				update ${workingParts} set saved_by = ${pseudonym}
				where ${workingParts.savedBy} = ${id} and ${mayGo}
			`,
		],
		download: { none: 'The newest version has the same text.' },
	},
	versions: {
		columns: { saved_by: 'renamed', saved_by_email: 'renamed' },
		erase: ({ id, pseudonym, mayGo }) => [
			sql`
				update ${versions} set saved_by = ${pseudonym}, saved_by_email = ${formerName}
				where ${versions.savedBy} = ${id} and ${mayGo}
			`,
		],
		download: 'saved-texts.json',
	},
	audit_log: {
		columns: {
			actor_uid: 'renamed',
			actor_email: 'renamed',
			object_id: 'renamed',
			before: 'emptied',
			after: 'emptied',
		},
		erase: ({ id, pseudonym, mayGo }) => [
			sql`
				update ${auditLog} set actor_uid = ${pseudonym}, actor_email = ${formerName}
				where ${auditLog.actorId} = ${id} and ${mayGo}
			`,
			sql`
				update ${auditLog} set object_id = ${pseudonym}
				where ${auditLog.objectType} = 'person' and ${auditLog.objectId} = ${id} and ${mayGo}
			`,
			sql`
				update ${auditLog} set before = ${withoutEmail(sql`before`)}, after = ${withoutEmail(sql`after`)}
				where (
					${hasEmail(sql`before`, emailOf(id))} or ${hasEmail(sql`after`, emailOf(id))}
				) and ${mayGo}
			`,
		],
		download: 'changes.json',
	},

	counted_texts: 'nobody',
	group_shares: 'nobody',
	discarded_media: 'nobody',
	audio_jobs: 'nobody',
	exercises: 'nobody',
	hsk_former_words: 'nobody',
	hsk_lists: 'nobody',
	lesson_contents: 'nobody',
	lesson_notes: 'nobody',
	old_slugs: 'nobody',
	seed_steps: 'nobody',
	tap_batches: 'nobody',
	tapped_words: 'nobody',
	text_words: 'nobody',
	vocab: 'nobody',
}

/** Stands where the address of an administrator stood. */
const formerName = 'A former administrator'

/** In lower case, as invitations have it. */
function emailOf(id: string): SQL {
	return sql`(
		select lower(${userProfiles.email}) from ${userProfiles} where ${userProfiles.id} = ${id}
	)`
}

/** A condition: the values of an entry in the log have the address. */
export function hasEmail(values: SQL, email: SQL): SQL {
	return sql`coalesce(lower(${values} ->> 'email') = ${email}, false)`
}

/** A condition: the text is one of the parts of the key, `sign-in:account:xiaomei@example.com`. */
export function isNamedIn(text: SQL): SQL {
	return sql`instr(lower(${attempts.key}) || ':', ':' || lower(${text}) || ':') > 0`
}

function withoutEmail(values: SQL): SQL {
	return sql`iif(${values} is null, null, json_remove(${values}, '$.email'))`
}
