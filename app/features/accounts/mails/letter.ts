/** Builds a mail: the same paragraphs as plain text and as HTML. */
import type { Mail } from '#app/domain/accounts/mail.ts'

export type Site = { name: string; url: string }

/** A paragraph, or a link on its own line. */
type Part = string | { link: string; label: string }

type Letter = { to: string; subject: string; greeting: string; parts: Part[]; site: Site }

export function letter({ to, subject, greeting, parts, site }: Letter): Mail {
	const all = [greeting, ...parts, `Your ${site.name} team`]
	const text = all.map((part) => (typeof part === 'string' ? part : `${part.label}: ${part.link}`))
	const html = all.map((part) =>
		typeof part === 'string'
			? `<p>${escapeHtml(part)}</p>`
			: `<p><a href="${escapeHtml(part.link)}">${escapeHtml(part.label)}</a></p>`,
	)
	return { to, subject, text: `${text.join('\n\n')}\n`, html: html.join('\n') }
}

/** A person with an account. */
export type Recipient = { email: string; displayName: string; isConfirmed: boolean }

/**
 * Greets by name only at an address that is confirmed: before that, the name may be a sentence that a
 * stranger sends to somebody else. Leaves out names that mail programs would turn into links.
 */
export function greet({ displayName, isConfirmed }: Omit<Recipient, 'email'>): string {
	const isPlain = isConfirmed && !/[:/@<>]|\S\.\S/.test(displayName)
	return isPlain ? `Hello ${displayName},` : 'Hello,'
}

const entities: Record<string, string> = {
	'&': '&amp;',
	'<': '&lt;',
	'>': '&gt;',
	'"': '&quot;',
	"'": '&#39;',
}

function escapeHtml(text: string): string {
	return text.replace(/[&<>"']/g, (character) => entities[character] ?? '')
}
