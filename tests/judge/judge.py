"""Imports decks with Anki itself and says as JSON what it made of them. Anki is run, and nothing of it is kept."""

import hashlib
import json
import os
import sys
import tempfile

root, names = sys.argv[1], sys.argv[2:]
sys.path[:0] = [os.path.join(root, "usr/share/anki"), os.path.join(root, "usr/lib/python3/dist-packages")]

from anki.importing.apkg import AnkiPackageImporter  # noqa: E402
from anki.storage import Collection  # noqa: E402


def rows_of(collection):
    decks = collection.decks
    query = "select c.id, n.guid, c.ord, c.did, c.type, c.queue, c.due, c.ivl, c.reps, c.lapses, c.flags, n.tags from cards c join notes n on n.id = c.nid"
    for (cid, guid, number, did, type_, queue, due, ivl, reps, lapses, flags, tags) in collection.db.all(query):
        card = collection.getCard(cid)
        yield {
            "key": "anki:%s:%d" % (guid, number),
            "question": card.q(),
            "answer": card.a(),
            "deck": decks.name(did),
            "type": type_,
            "queue": queue,
            "inDays": due - collection.sched.today if type_ == 2 and queue in (2, -1) else None,
            "ivl": ivl,
            "reps": reps,
            "lapses": lapses,
            "flag": flags & 7,
            "tags": tags.split(),
            "log": collection.db.all("select id, ease, time from revlog where cid = ? order by id", cid),
        }


def counts_of(collection):
    return [collection.db.scalar("select count() from " + table) for table in ("notes", "cards", "revlog")]


def media_of(collection):
    folder = collection.media.dir()
    return {
        name: hashlib.sha256(open(os.path.join(folder, name), "rb").read()).hexdigest() for name in os.listdir(folder)
    }


def judge(files):
    with tempfile.TemporaryDirectory() as folder:
        collection = Collection(os.path.join(folder, "collection.anki2"))
        steps = []
        for file in files:
            AnkiPackageImporter(collection, file).run()
            words, is_whole = collection.fixIntegrity()
            steps.append({"words": words, "isWhole": is_whole, "counts": counts_of(collection)})
        answer = {"steps": steps, "cards": list(rows_of(collection)), "media": media_of(collection)}
        collection.close()
        return answer


# Anki moves into the folder of its media.
given = [[os.path.abspath(file) for file in name.split(",")] for name in names]
json.dump([judge(files) for files in given], sys.stdout)
