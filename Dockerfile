# An image with the program and git, for jobs of continuous integration.
FROM swift:6.2-bookworm AS build
WORKDIR /l10nscan
COPY . .
RUN program=$(Scripts/build) && Scripts/install "$program" /opt/l10nscan

FROM debian:bookworm-slim
RUN apt-get update && apt-get install --yes --no-install-recommends git && rm -rf /var/lib/apt/lists/*
COPY --from=build /opt/l10nscan /usr/local
# A job's folder belongs to another user than the one in here.
RUN git config --system --add safe.directory '*'
WORKDIR /work
ENTRYPOINT ["l10nscan"]
