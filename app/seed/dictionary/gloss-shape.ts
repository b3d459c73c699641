/**
 * Reads the part of speech from the wording of a gloss, whatever the Chinese word is.
 *
 * "to learn" is a verb, "classifier for books" a measure word, "(onom.) bang" an onomatopoeia,
 * "surname Wang" and "a taxi" are nouns, "because" is a conjunction. Many glosses are ambiguous:
 * "fair" may be a market or a colour.
 */
import type { PartOfSpeech } from '#app/domain/vocabulary/part-of-speech.ts'

/** The first match decides. */
const shapes: readonly (readonly [PartOfSpeech, RegExp])[] = [
	['measure word', /^\W*(?:\w+(?: |\.\) ))?(?:classifier|measure word)\b|\bweight equal to\b/i],
	['verb', /^a [\w, ]*\bverb\b/],
	[
		'verb',
		/^\(after a verb, indicates |^(?:\(after a (?:\w+ )?verb[^)]*\) )?(?:indicating|expressing) /,
	],
	['idiom', /\((?:idiom|saying|proverb)[);,]/],
	['onomatopoeia', /^\(onom\.|^(?:\([^)]*\) )*(?:sound|noise) of |^onomat|\(onom\.\)$/],
	[
		'interjection',
		/^\W*(?:interj|exclamation)|\(interjection\b|groaning sound|^\W*(?:sigh|expression) (?:of|expressing) (?!.*\bto )/i,
	],
	[
		'interjection',
		/^(?:ah|oh|oh dear|eh|hey|alas|humph|wow|ugh|ouch|phew|bah|tut|hmm|uhm|oops)(?=[!?,;]|$)/i,
	],
	['particle', /\b(?:possessive|modal|structural|question|aspect) particle\b/],
	['adverb', /^\(used before a verb to indicate|^\(negative prefix for verbs\)|^\(adverb/],
	['particle', /^\W*(?:[\w-]+ ){0,4}(?:particle|marker)\b|^-ly$/i],
	['suffix', /^\W*(?:(?!verb)[\w-]+ )?suffix\b|^(?:\([^)]*\) )*-\w/i],
	['prefix', /^\W*(?:[\w-]+ )?prefix\b|^(?:\([^)]*\) )*[a-z]+-(?:$|;)/i],
	['pronoun', /^\((?:pronoun|specifier)\b/],
	['conjunction', /^\((?:conjunction|conj\.)/],
	['preposition', /^\((?:preposition|coverb)\b/],
	['noun', /^\(noun\b/],
	[
		'measure word',
		/\bunit of (?:length|weight|area|money|currency|volume|capacity|distance|dry measure)\b|\bunit equal to\b|\(unit of (?:time|money)|measurement unit\)/,
	],
]

const infinitive =
	/^(?:not |never )?to (?!and fro|the\b|date\b|some\b|a (?:\w+ )?(?:degree|extent)|this\b|what\b|death|one's)[a-z]/

/** Matched against the gloss without its leading and trailing remarks in brackets. */
const wordings: readonly (readonly [PartOfSpeech, RegExp])[] = [
	['verb', infinitive],
	[
		'verb',
		/^(?:unable|failing|able) to |^(?:there is|there are|is|am|are|has|have|doesn't|can't|cannot|isn't|aren't|couldn't|won't|must not)\b/,
	],
	[
		'noun',
		/^(?:a|an|the|one's|oneself's) (?!bit\b|little\b|few\b|lot\b|great deal|good deal|long time\b|moment ago|while ago|second time|first time)/,
	],
	[
		'noun',
		/^(?:surname|name of|place name|abbreviation of|one of the|(?:the )?\d\w* of|kind of|type of) /,
	],
	['adverb', /^(?:haven't|hasn't|didn't)\b/],
	['noun', /^(?!to )(?:\w+ )?\w{2,}(?:ness|[st]ion|ment|[ie]ty|ship|hood|ism|ology)$/],
	['adjective', /^\w{2,}(?:ous|less)$/],
	[
		'adjective',
		/^(?:the )?same\b|^equal to\b|^years old$|^not (?!only|yet|at|necessarily|once|even)\w+$/,
	],
	[
		'noun',
		/^(?!full|fond|out|instead|because|ahead|tired|short|worthy|free|regardless|made|most|all|one|both|some)[a-z]+ of the /,
	],
	[
		'adjective',
		/^(?:of|full of|good at|fond of|worthy of|easy to|hard to|difficult to|likely to) /,
	],
]

const conjunctions =
	words(`and;or;but;because;although;though;even though;even if;if;unless;so that;
	so;therefore;thus;hence;however;nevertheless;as long as;provided that;in order to;in order that;
	as soon as;not only;moreover;furthermore;whether;whereas;while;yet;otherwise;or else;consequently;
	since;lest;as a result;in case;no matter;regardless of;nor;either;besides;in addition;supposing;
	despite;once;on the contrary;rather than;it would be better to;as well as;for this reason`)
const prepositions = words(`from;at;in;on;with;by;for;to;toward;towards;about;of;through;via;
	because of;according to;based on;on the basis of;regarding;concerning;with regard to;with respect to;
	along;in accordance with;except;except for;apart from;due to;owing to;by means of;per;than;
	as for;as to;against;between;until;for the sake of;in the light of;following;compared with;
	in view of;on behalf of;by way of;for the benefit of;out of;as;such as`)
const pronouns = words(`i;me;my;we;us;our;you;your;he;him;his;she;her;it;its;they;them;their;who;
	whom;whose;what;which;where;how;this;that;these;those;here;there;oneself;one's own;myself;himself;
	everyone;everybody;someone;somebody;anyone;nobody;something;anything;everything;each other;
	one another;each;every;other;others;other people;another;any;some;certain;such;whoever;whatever;
	whichever;wherever;for what reason;what for;somewhere;anywhere;several;how many;how much;in what way;what kind;this way;
	that way;like this;like that;this kind of;that kind of;thou;the other;the rest;the remainder;why;
	so much;so many;part;when;what time;in this way;thus;such a;the said;all of us;both parties`)
const adverbs = words(`very;quite;rather;too;also;again;always;never;often;still;already;just;only;
	not;no;perhaps;maybe;almost;nearly;soon;now;then;together;even;once more;at once;right away;
	immediately;all along;at last;in the end;by chance;in fact;actually;really;of course;especially;
	certainly;at the same time;at least;at most;ever;all;both;entirely;more;most;the most;even more;
	from now on;all the time;by all means;on purpose;in advance;so;extremely;fairly;somewhat;a bit;
	a little;in any case;anyway;after all;to death;once;not yet;instead;over and over;again and again;
	one after another;little by little;time after time;day by day;constantly;finally;don't;must not;
	ahead of time;beforehand;sometimes;in a hurry;by oneself;in person;in vain;for nothing;or so;had better;please;each other;one another`)

/** A cache: each gloss is classified about four times. */
const shapeCache = new Map<string, PartOfSpeech | undefined>()

/** The part of speech that the remarks and the wording prove, if any. */
export function partOfSpeechOfShape(gloss: string): PartOfSpeech | undefined {
	const known = shapeCache.get(gloss)
	if (known !== undefined || shapeCache.has(gloss)) return known
	const pos = prove(gloss)
	shapeCache.set(gloss, pos)
	return pos
}

function prove(gloss: string): PartOfSpeech | undefined {
	// A fast path for half of all glosses: only a remark could make these anything else.
	if (!gloss.includes('(') && infinitive.test(gloss)) return 'verb'
	for (const [pos, shape] of shapes) {
		if (shape.test(gloss)) return pos
	}
	const bare = bareGloss(gloss)
	for (const [pos, shape] of wordings) {
		if (shape.test(bare)) return pos
	}
	return isAdverb(bare) ? 'adverb' : undefined
}

/** quickly, very badly; but not friendly, daily, family, reply. */
function isAdverb(bare: string): boolean {
	const [, last] = /^(?:\w+ )?([a-z]\w+ly)$/.exec(bare) ?? []
	return last !== undefined && !otherwiseInLy.has(last)
}

/** Whether the gloss is in the closed list of English words of that part of speech. */
export function isFunctionWord(gloss: string, pos: PartOfSpeech): boolean {
	const bare = bareGloss(gloss)
		.toLowerCase()
		.replace(/[?!.…\s]+$/, '')
	switch (pos) {
		case 'conjunction':
			return conjunctions.has(bare)
		case 'preposition':
			return prepositions.has(bare)
		case 'pronoun':
			return pronouns.has(bare)
		case 'adverb':
			return adverbs.has(bare)
	}
	return false
}

/** Whether the gloss is a sentence or an exclamation; its Chinese word must then be a phrase. */
export function isClause(gloss: string): boolean {
	const bare = bareGloss(gloss)
	return (
		/^(?:it|I|you|he|they|we) (?!or\b|and\b)|^(?:don't|let's|please|what's|how's|that's|here's|excuse me|thank you|sorry|never mind|good (?:morning|evening|night|day|afternoon)|hello|welcome|goodbye)(?: |$)|^(?:happy|long live) |^(?:don't|you're|I'm|it's|what a|how \w+ !)/i.test(
			bare,
		) || /^[A-Z].*[!?]$/.test(bare)
	)
}

/**
 * Whether the gloss describes usage instead of meaning: "(used to put the object before the verb)".
 */
export function isUsage(gloss: string): boolean {
	return /^\W*(?:used (?:at|after|before|in (?!place|names|given|female)|to|for (?!emphasis)|between|with|when)|introduces|followed by a|grammatical|(?:[\w-]+ ){0,2}(?:complement|intensifier|suffix)\b)/.test(
		gloss,
	)
}

const units =
	words(`kilometer;meter;centimeter;millimeter;decimeter;kilogram;gram;milligram;ton;liter;
	milliliter;catty;inch;mile;acre;hectare;watt;kilowatt;volt;ampere;hertz;joule;newton;pascal;
	square meter;cubic meter;square kilometer;ounce;pound;gallon;pint;nautical mile;carat;degree celsius;
	half a catty;dollar;yuan;cent`)
const countedTimes = words('day;year;month;week;hour;minute;page;foot;night;generation;times')

/** Kilograms are counted without a measure word, because they are one; so are days and pages. */
export function isUnit(gloss: string, known: PartOfSpeech | undefined): boolean {
	const bare = bareGloss(gloss).toLowerCase()
	return units.has(bare) || (known === 'measure word' && countedTimes.has(bare))
}

/** (of a person) capable; competent → capable */
export function bareGloss(gloss: string): string {
	const first = gloss.includes(';') ? gloss.slice(0, gloss.indexOf(';')) : gloss
	const bare = first.includes('(') ? first.replace(bracketed, '').replace(/\s+/g, ' ') : first
	return bare.replace(/^\s*(?:lit|fig)\. (?:and fig\. )?/, '').trim()
}

const bracketed = /\([^()]*(?:\([^()]*\)[^()]*)*\)/g

const otherwiseInLy = words(`ally;anomaly;apply;assembly;belly;bodily;bubbly;bully;butterfly;chilly;
	comply;costly;cowardly;cuddly;curly;daily;deadly;disorderly;dragonfly;early;earthly;elderly;family;
	fatherly;firefly;fly;folly;friendly;ghastly;ghostly;godly;grizzly;gully;heavenly;hilly;holly;holy;homely;
	hourly;housefly;imply;jelly;jolly;kindly;likely;lily;lively;lonely;lovely;manly;masterly;
	melancholy;monopoly;monthly;motherly;multiply;neighborly;nightly;oily;only;orderly;poly;princely;
	quarterly;rally;rely;reply;saintly;scholarly;sickly;silly;sly;smelly;stately;steely;supply;surly;
	timely;ugly;unfriendly;unlikely;unruly;unsightly;untimely;weekly;wily;womanly;woolly;worldly;
	wrinkly;yearly`)

function words(list: string): ReadonlySet<string> {
	return new Set(list.split(';').map((word) => word.trim()))
}
