// Writes the comment of action.yml on a pull request, or changes the one that is there, by GitHub's
// interface and nothing but what Node.js has.
"use strict";

const { readFile } = require("fs/promises");

// Asks GitHub; an answer of another kind than 2xx throws.
async function ask(environment, method, path, body) {
  const response = await fetch(environment.GITHUB_API_URL + path, {
    method,
    headers: {
      accept: "application/vnd.github+json",
      authorization: `Bearer ${environment.TOKEN}`,
      "user-agent": "l10nscan",
    },
    body: body && JSON.stringify({ body }),
  });
  if (!response.ok) throw new Error(`${method} ${path}: ${response.status}`);
  return response.json();
}

// Finds the comment that an earlier run has written, which begins with the same mark.
async function find(environment, comments, mark) {
  for (let page = 1; ; page += 1) {
    const found = await ask(environment, "GET", `${comments}?per_page=100&page=${page}`);
    const own = found.find((one) => one.user?.type === "Bot" && one.body?.startsWith(mark));
    if (own || found.length < 100) return own;
  }
}

async function write(environment) {
  const body = await readFile(environment.COMMENT, "utf8");
  const mark = body.slice(0, body.indexOf("\n"));
  const issues = `/repos/${environment.GITHUB_REPOSITORY}/issues`;
  const comments = `${issues}/${environment.PULL_REQUEST}/comments`;
  const own = await find(environment, comments, mark);
  if (own) await ask(environment, "PATCH", `${issues}/comments/${own.id}`, body);
  else await ask(environment, "POST", comments, body);
}

// Writes the comment; where that is not allowed, as on a pull request from a fork, a warning will do.
exports.run = async function run(environment) {
  try {
    await write(environment);
  } catch (error) {
    console.log(`::warning::l10nscan cannot comment on this pull request (${error.message}); ` +
      "the job's summary has the report");
  }
};
